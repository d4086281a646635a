// Keeps the offline edition on this device, and offers a new version when it is there as a whole.
//
// For the app: `tableside.offline` is `impossible`, `preparing`, `ready` or `failed`, `tableside.newVersion` tells
// whether one waits, `tableside.useNewVersion()` goes over to it; the event `tableside-offline` tells of each change.
import { notice } from './notice.js';

const SELDOM = 10 * 60_000;
const LONG = 10_000;
const PATIENT = 60_000;
const AFTER_THE_OTHER = 2000;

const tableside = globalThis.tableside ??= {};
const workers = navigator.serviceWorker;
const version = document.querySelector('meta[name="tableside-version"]')?.content;

const watched = new WeakSet();
let registration;
let checked = 0;
let sameAsKept = false;
let offered = null;
let closeOffer = () => {};
let leaving = false;

if (!workers || !isSecureContext) {
  now({ offline: 'impossible' });
} else {
  now({ offline: workers.controller ? 'ready' : 'preparing', newVersion: false });
  follow();
  // Starting comes first: what is kept for later waits until the app is there.
  started().then(keep);
}

async function started() {
  if (document.readyState !== 'complete') {
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  }
  // Also where the app never comes: a new version may be what helps.
  while (document.getElementById('first-picture') && performance.now() < PATIENT) await pause(250);
}

async function keep() {
  try {
    registration = await workers.register(new URL('sw.js', import.meta.url), { updateViaCache: 'none' });
  } catch (fault) {
    if (!workers.controller) now({ offline: fault.name === 'SecurityError' ? 'impossible' : 'failed' });
    return;
  }
  registration.onupdatefound = () => watch(registration.installing);
  watch(registration.installing);
  if (registration.waiting) offer(registration.waiting);
  if (registration.active) {
    greet(registration.active);
    check();
  }
}

// --- What becomes of a worker

function watch(worker) {
  if (!worker || watched.has(worker)) return;
  watched.add(worker);
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && registration.active) offer(worker);
    if (worker.state === 'activated') greet(worker);
    if (worker.state === 'redundant' && !registration.active) now({ offline: 'failed' });
  });
}

async function greet(worker) {
  if (worker.state !== 'activated') {
    watch(worker);
    return;
  }
  const answer = new MessageChannel();
  const told = new Promise((heard) => { answer.port1.onmessage = ({ data }) => heard(data.same); });
  worker.postMessage({ tableside: 'started', version, used: loaded() }, [answer.port2]);
  sameAsKept = await told;
  const first = tableside.offline !== 'ready';
  now({ offline: 'ready' });
  if (!sameAsKept && !workers.controller) offer(worker);
  else if (first) passing('Tableside now works without a network');
}

function loaded() {
  return performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.startsWith(location.origin));
}

function offer(worker) {
  if (offered === worker || leaving) return;
  offered = worker;
  closeOffer();
  const use = async () => {
    close();
    await settled();
    if (worker.state === 'activated') goOver();
    worker.addEventListener('statechange', () => worker.state === 'activated' && goOver());
    worker.postMessage({ tableside: 'use it now' });
  };
  const actions = { 'Use it now': use, Later: () => close() };
  const close = notice({ kind: 'slip', title: 'A new version is ready', actions });
  closeOffer = close;
  now({ newVersion: true, useNewVersion: use });
}

// --- Going over

function follow() {
  let controlled = Boolean(workers.controller);
  workers.addEventListener('controllerchange', () => {
    // A page that came over the network is taken on by the worker that has just kept the same files.
    if (controlled || !sameAsKept) goOver();
    controlled = true;
  });
}

async function goOver() {
  if (leaving) return;
  leaving = true;
  await settled();
  // All tabs reload at once: the games stay in the one that has them.
  if (tableside.elsewhere) await pause(AFTER_THE_OTHER);
  tableside.comeBack?.();
  location.reload();
}

// An app that does not answer keeps nothing any more: it is not waited for without end.
async function settled() {
  if (tableside.elsewhere) return;
  await Promise.race([Promise.resolve(tableside.settled?.()).catch(() => {}), pause(LONG)]);
}

// --- Looking for a new version

addEventListener('online', () => check());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && Date.now() - checked > SELDOM) check();
});

async function check() {
  checked = Date.now();
  // Without an active worker the first attempt failed: registering is asking again.
  if (registration?.active) await registration.update().catch(() => {});
  else if (tableside.offline === 'failed') {
    now({ offline: 'preparing' });
    await keep();
  }
}

// --- Saying so

function now(changes) {
  Object.assign(tableside, changes);
  dispatchEvent(new CustomEvent('tableside-offline', { detail: changes }));
}

function passing(title) {
  pause(6000).then(notice({ kind: 'passing', title }));
}

function pause(milliseconds) {
  return new Promise((over) => setTimeout(over, milliseconds));
}
