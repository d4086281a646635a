// For the worker that runs Python: only one tab may have the games open, because two would keep them over each other.
// What a person sees of it is drawn by `other_tab.js` in the page.
const AT_LATEST = 3000;
const AT_ONCE = 500;
const RELOAD = 2000;

let said;

// Waits until this tab may have the games, which may be long: `onBusy` says that another has them. When another tab
// takes them over, `settle` is awaited before it gets them, and then `onLost` called.
// Gives `mayWrite()`, false from then on and for good, and `lost`, a promise for that moment.
export async function claim({ settle = () => {}, onLost = () => {}, onBusy = () => {}, base = here() } = {}) {
  const asked = new Promise((resolve) => {
    addEventListener('message', ({ data }) => {
      if (data?.tableside === 'use it here') resolve('asked');
      if (data?.tableside === 'say it again' && said) say(said);
    });
  });
  const channel = new BroadcastChannel(`tableside ${base}`);
  let mine = false;
  let tell;
  const lost = new Promise((resolve) => { tell = resolve; });
  const end = (leave = () => {}) => {
    if (!mine) return;
    mine = false;
    leave();
    onLost();
    tell();
    // Last, because the page may end the worker for it.
    say('lost');
  };
  const place = await withLocks() ? byLock(`tableside ${base}`, end) : byAsking(channel, end);
  channel.addEventListener('message', async ({ data }) => {
    if (data !== 'let go' || !mine) return;
    say('leaving');
    try {
      await settle();
    } finally {
      end(() => {
        place.leave();
        channel.postMessage('gone');
      });
    }
  });

  mine = await place.take({ patience: AT_ONCE });
  if (!mine) {
    say('busy');
    onBusy();
  }
  while (!mine) {
    const stop = new AbortController();
    const why = await Promise.race([asked, place.free(stop.signal)]);
    stop.abort();
    mine = await place.take({ patience: 0 }) || (why === 'asked' && await takeOver(place, channel));
  }
  say('held');
  return { mayWrite: () => mine, lost };
}

async function takeOver(place, channel) {
  const gone = new Promise((resolve) => {
    channel.addEventListener('message', ({ data }) => data === 'gone' && resolve());
  });
  channel.postMessage('let go');
  await Promise.race([gone, pause(AT_LATEST)]);
  return place.take({ steal: true });
}

// A lock is let go by the browser also when the tab dies.
function byLock(name, end) {
  let leave = () => {};
  const request = (options) => new Promise((resolve) => {
    let got = false;
    navigator.locks.request(name, options, (lock) => {
      got = Boolean(lock);
      resolve(got);
      return lock && new Promise((released) => { leave = released; });
    }).catch(() => {
      // Got and then taken by another, or not got in time.
      if (got) end();
      else resolve(false);
    });
  });
  return {
    take: ({ patience, steal }) => request(
      steal ? { steal } : patience ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true }),
    // A tab that is reloaded is back within moments and goes on: only then is its place free.
    free: (signal) => navigator.locks.request(name, { signal }, () => {}).catch(() => {}).then(() => pause(RELOAD)),
    leave: () => leave(),
  };
}

// Without locks whoever has the games answers when it is asked. Of two that ask at once the earlier has them.
function byAsking(channel, end) {
  const me = `${String(performance.timeOrigin + performance.now()).padStart(20)} ${Math.random()}`;
  let has = false;
  let asking = false;
  let answered = () => {};
  channel.addEventListener('message', ({ data: { ask, taken, by } }) => {
    if (ask && (has || (asking && me < ask))) channel.postMessage({ by: me });
    if (by) answered();
    if (taken && has) {
      has = false;
      end();
    }
  });
  const alone = async (patience) => {
    asking = true;
    const other = new Promise((resolve) => { answered = () => resolve(false); });
    channel.postMessage({ ask: me });
    const result = await Promise.race([other, pause(patience).then(() => true)]);
    asking = false;
    return result;
  };
  return {
    async take({ patience, steal }) {
      if (steal) channel.postMessage({ taken: me });
      has = steal || await alone(patience || AT_ONCE);
      return has;
    },
    async free(signal) {
      do await pause(RELOAD); while (!signal.aborted && !await alone(AT_ONCE));
    },
    leave() { has = false; },
  };
}

// Where storage is blocked altogether they are there and refuse.
async function withLocks() {
  return Boolean(navigator.locks) && navigator.locks.query().then(() => true, () => false);
}

function here() {
  return new URL('./', import.meta.url).pathname;
}

function say(word) {
  said = word;
  self.postMessage({ tableside: word });
}

function pause(milliseconds) {
  return new Promise((over) => setTimeout(over, milliseconds));
}
