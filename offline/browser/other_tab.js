// Says in the page that another tab has the games open, and takes them over. `tabs.js` in the worker decides; its words
// come as `tableside-worker` events, and go through `tableside.tell()` (python.js).
import { notice } from './notice.js';

const MARK = 'tableside: use it here';
// The other tab takes the games after three seconds. A browser ends a worker that computes without end only two
// seconds after it is told to, so one that does not even say that it is leaving is ended early.
const SILENT = 900;
const AT_LATEST = 2500;

const WORDS = {
  busy: { title: 'Tableside is open in another tab', text: 'A game is kept by one tab at a time.' },
  leaving: { title: 'Tableside goes on in another tab', text: 'Every entry that you saw is kept.' },
};

const tableside = globalThis.tableside ??= {};
const channel = new BroadcastChannel(`tableside ${new URL('./', import.meta.url).pathname}`);
const wanted = marked();
let state = 'starting';
let close = () => {};

const follow = {
  busy: () => (wanted ? take() : cover('busy', take)),
  held() {
    close();
    tableside.elsewhere = false;
  },
  leaving: () => cover('leaving', startAnew),
  // Nothing is written by a worker that has ended.
  lost() {
    tableside.stop?.();
    if (state !== 'leaving') cover('leaving', startAnew);
  },
};

addEventListener('tableside-worker', ({ detail }) => {
  if (Object.hasOwn(follow, detail.tableside ?? '')) become(detail.tableside);
});
channel.addEventListener('message', ({ data }) => {
  if (data !== 'let go' || state !== 'held') return;
  setTimeout(() => state === 'held' && become('lost'), SILENT);
  setTimeout(() => state === 'leaving' && become('lost'), AT_LATEST);
});
// Before a reload that other tabs make too: whoever has the games has them again after it.
tableside.comeBack = () => state === 'held' && sessionStorage.setItem(MARK, 'yes');
// What was said before this was listening.
tableside.tell?.({ tableside: 'say it again' });

function become(word) {
  if (word === state) return;
  follow[word]();
  state = word;
}

function cover(words, act) {
  close();
  tableside.elsewhere = true;
  close = notice({ kind: 'cover', ...WORDS[words], actions: { 'Use it here': act } });
}

function take() {
  tableside.tell({ tableside: 'use it here' });
}

function startAnew() {
  sessionStorage.setItem(MARK, 'yes');
  location.reload();
}

function marked() {
  const mark = sessionStorage.getItem(MARK);
  sessionStorage.removeItem(MARK);
  return mark;
}
