// Keeps the offline edition on the device and serves it from there: one version, whole or not at all.
// What stands before this when it is served (offline/versions.py): `build`, the name of this version, `page`, the
// name that its index.html carries, and `files`, the SHA-256 of each file by its path.
//
// Files are kept in one cache by their hash, so an update loads only what changed. They are kept as they were fetched,
// not rebuilt: Chromium keeps compiled code beside a response only if its address is the one that is asked for.
const base = new URL('./', location.href);
const PARALLEL = 4;
// The client draws in one of two ways, each with files of its own; which one, it decides when it starts. Those of the
// other way are kept only if a page has used them.
const QUICK_WAY = /^main\.dart\.(wasm|mjs)$|^canvaskit\/skwasm/;
const PLAIN_WAY = /^main\.dart\.js$|^canvaskit\/canvaskit/;
const OTHER_WAY = navigator.userAgentData ? PLAIN_WAY : QUICK_WAY;
// Drawing beside the page's other work takes memory that both share, and browsers give it only to pages, and workers in
// them, that say that they take nothing from anywhere else.
const ISOLATED = ['document', 'iframe', 'worker', 'sharedworker'];
const TYPES = {
  html: 'text/html', js: 'text/javascript', mjs: 'text/javascript', wasm: 'application/wasm', json: 'application/json',
  svg: 'image/svg+xml',
};

const cache = () => caches.open(`tableside ${base.pathname}`);
const slot = (name) => new URL(`?kept=${name}`, base).href;
const kept = async (hash) => (await cache()).match(slot(hash), { ignoreVary: true });

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('fetch', (event) => event.respondWith(answer(event)));
addEventListener('message', (event) => {
  const { tableside, version, used } = event.data ?? {};
  if (tableside === 'use it now') event.waitUntil(skipWaiting());
  // A page that came over the network is served from here only if all it was made of is of this version.
  if (tableside !== 'started') return;
  const same = version === page;
  event.waitUntil((same ? keepUsed(used) : Promise.resolve()).then(() => {
    event.ports[0]?.postMessage({ same });
    return same ? clients.claim().then(tidy) : tidy();
  }));
});

// --- Keeping

async function install() {
  // A version before this one may tidy up meanwhile: what it took away is fetched again.
  for (let missing = await absent(); missing.length; missing = await absent()) {
    await Promise.all(Array.from({ length: PARALLEL }, async () => {
      while (missing.length) await keep(...missing.pop()).catch((fault) => { missing.length = 0; throw fault; });
    }));
  }
}

async function absent() {
  const there = new Set((await (await cache()).keys()).map(({ url }) => url));
  const byHash = new Map(Object.entries(files).map((file) => [file[1], file]));
  return [...byHash.values()].filter(([path, hash]) => !OTHER_WAY.test(path) && !there.has(slot(hash)));
}

// What a page was made of, if it is not all that was expected. Where that fails, it is tried when it is asked for.
async function keepUsed(addresses = []) {
  const paths = addresses.map((url) => decoded(new URL(url).pathname.slice(base.pathname.length)));
  for (const path of paths.filter((used) => OTHER_WAY.test(used) && Object.hasOwn(files, used))) {
    if (!await kept(files[path])) await keep(path, files[path]).catch(() => {});
  }
}

async function keep(path, hash) {
  const url = address(path);
  // A copy that the browser has is asked after first; one that was damaged on its way there is not asked for twice.
  for (const freshness of ['no-cache', 'reload']) {
    const response = await fetch(url, { cache: freshness });
    const copy = response.clone();
    const bytes = await response.arrayBuffer();
    if (!response.ok || await sha256(bytes) !== hash) continue;
    await (await cache()).put(slot(hash), fits(copy, path) ? copy : rebuilt(bytes, path, response));
    return;
  }
  throw new Error(`${path}: the server does not give the file of this version`);
}

function address(path) {
  return new URL(path.split('/').map(encodeURIComponent).join('/'), base).href;
}

function fits(response, path) {
  const type = typeOf(path);
  const said = response.headers.get('Content-Type') ?? '';
  return !response.redirected && !response.headers.get('Vary')?.includes('*') &&
    (!type || said.split(';')[0].trim().toLowerCase() === type || (/m?js$/.test(path) && /javascript/.test(said)));
}

function rebuilt(body, path, { headers }) {
  const type = typeOf(path) ?? headers.get('Content-Type') ?? 'application/octet-stream';
  return new Response(body, { headers: { 'Content-Type': type === 'text/html' ? `${type}; charset=utf-8` : type } });
}

function isolated({ body, headers }) {
  const more = new Headers(headers);
  more.set('Cross-Origin-Opener-Policy', 'same-origin');
  more.set('Cross-Origin-Embedder-Policy', 'require-corp');
  return new Response(body, { headers: more });
}

function typeOf(path) {
  return TYPES[path.split('.').pop()];
}

async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// --- Following the version before

// Pages of the version before go on with its files until they are gone: [{ files, ids of its pages and workers }].
let older;

async function activate() {
  const response = await kept('active');
  const before = await response?.json();
  const open = (await clients.matchAll({ type: 'all' })).map(({ id }) => id);
  const known = before?.older ?? [];
  const unknown = open.filter((id) => !known.some(({ ids }) => ids.includes(id)));
  older = [...known, ...(before && before.build !== build ? [{ files: before.files, ids: unknown }] : [])];
  await remember();
  await tidy();
}

async function remember() {
  await (await cache()).put(slot('active'), new Response(JSON.stringify({ build, files, older })));
}

async function olderVersions() {
  older ??= (await (await kept('active'))?.json())?.older ?? [];
  return older;
}

async function tidy() {
  // What the next version has kept so far is not this one's to drop; it will tidy up itself.
  if (registration.installing || registration.waiting || self.serviceWorker?.state === 'redundant') return;
  const open = new Set((await clients.matchAll({ type: 'all', includeUncontrolled: true })).map(({ id }) => id));
  const before = await olderVersions();
  older = before.filter(({ ids }) => ids.some((id) => open.has(id)));
  if (older.length !== before.length) await remember();
  const needed = new Set([files, ...older.map((version) => version.files)].flatMap(Object.values).map(slot));
  needed.add(slot('active'));
  for (const { url } of await (await cache()).keys()) if (!needed.has(url)) await (await cache()).delete(url);
}

// --- Serving

async function answer(event) {
  const { request, clientId } = event;
  const { origin, pathname } = new URL(request.url);
  // Nothing is ever asked of anybody else.
  if (origin !== base.origin) return Response.error();
  if (!pathname.startsWith(base.pathname) || !['GET', 'HEAD'].includes(request.method)) return fetch(request);
  const version = request.mode === 'navigate' ? files : await filesFor(event, clientId);
  const asked = decoded(pathname.slice(base.pathname.length)) || 'index.html';
  const path = request.mode === 'navigate' && !Object.hasOwn(version, asked) ? 'index.html' : asked;
  if (!Object.hasOwn(version, path)) return fetch(request).catch(() => new Response(null, { status: 404 }));
  const response = await kept(version[path]) ?? await again(path, version[path]);
  if (!response) return Response.error();
  const plain = response.url === request.url ? response : rebuilt(response.body, path, response);
  const whole = ISOLATED.includes(request.destination) ? isolated(plain) : plain;
  if (request.method === 'HEAD') return new Response(null, whole);
  return request.headers.has('Range') ? part(whole, request.headers.get('Range')) : whole;
}

async function filesFor({ resultingClientId }, clientId) {
  const version = (await olderVersions()).find(({ ids }) => ids.includes(clientId));
  if (!version) return files;
  // A worker that an older page starts is as old as the page.
  if (resultingClientId && !version.ids.includes(resultingClientId)) {
    version.ids.push(resultingClientId);
    await remember();
  }
  return version.files;
}

// The browser may have dropped what was kept: only the very same file takes its place.
async function again(path, hash) {
  await keep(path, hash).catch(() => {});
  return kept(hash);
}

async function part(response, range) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (!first && !last) return response;
  const body = await response.blob();
  const from = first ? Number(first) : Math.max(0, body.size - Number(last));
  const to = first && last ? Math.min(Number(last), body.size - 1) : body.size - 1;
  if (from > to) return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${body.size}` } });
  const headers = { 'Content-Type': body.type, 'Content-Range': `bytes ${from}-${to}/${body.size}` };
  return new Response(body.slice(from, to + 1), { status: 206, headers });
}

function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
