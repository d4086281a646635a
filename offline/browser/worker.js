// Python beside the page. Started before Flutter is: it is ready by the time there is something to draw on.
//
// The first time, Python starts, loads the app, and what its memory holds then is kept as a picture. From the next
// time on the picture is put back, and nothing has to be loaded. It is a picture of this version alone.
import { loadPyodide } from './pyodide/pyodide.mjs';
import createPyodideModule from './pyodide/pyodide.asm.mjs';
import { openKept } from './kept.js';
import { Mirror } from './mirror.js';
import { Picture } from './picture.js';
import { claim } from './tabs.js';
import { libraries, version } from './packages.js';

const here = new URL('./', location.href);
const anew = new URL(location.href).searchParams.has('anew');
const GAMES = '/games';

// Python loads no compiled library from an archive: packages that have one lie in a folder.
const PREPARE = `
import sys, zipfile
sys.path[:0] = ["/compiled", "/python.zip"]
with zipfile.ZipFile("/python.zip") as archive:
    for name in archive.namelist():
        if name.startswith(("msgpack/", "pydantic_core/")):
            archive.extract(name, "/compiled")
from offline.edition import prepare
prepare()
`;

const waiting = [];
let receive = (frame) => waiting.push(frame);
onmessage = ({ data }) => {
  if (data instanceof Uint8Array) receive(data);
  else if (data?.tableside === 'settle') settled().then(() => postMessage({ settled: data.number }));
};

let mirror;
const settled = () => mirror?.settle().catch(() => {}) ?? Promise.resolve();

const bytes = async (path) => new Uint8Array(await (await fetch(new URL(path, here))).arrayBuffer());

// Every part at once: none of them waits for another that it does not need.
const folder = `tableside${here.pathname.replaceAll('/', '+')}`;
const opened = openKept(folder);
const tab = claim({ settle: settled });
const files = tab.then(async () => (await opened).load());
files.catch(() => {});
const picture = new Picture(version);
const code = Promise.all([bytes('python.zip'), picture.read(anew)]);

try {
  const [zip, kept] = await code;
  const python = await loadPyodide({
    indexURL: new URL('pyodide/', here).href,
    lockFileContents: { info: { abi_version: '2026_0' }, packages: {} },
    packageBaseUrl: here.href,
    createPyodideModule: (settings) => createPyodideModule(withLibraries(settings)).then((module) => {
      if (kept) module.growMemory(kept.length);
      return module;
    }),
    fsInit: (FS) => FS.writeFile('/python.zip', zip, { canOwn: true }),
    ...(kept ? { _loadSnapshot: kept } : { _makeSnapshot: true }),
    stdout: (text) => console.log(text),
    stderr: (text) => console.error(text),
  });
  if (!kept) {
    python.runPython(PREPARE);
    picture.keep(() => python.makeMemorySnapshot());
  }
  const { mayWrite } = await tab;
  const { kind, refusals } = await opened;
  mirror = new Mirror(python.FS, GAMES, await opened, mayWrite);
  mirror.fill(await files);
  const edition = python.pyimport('offline.edition');
  const bridge = {
    kind,
    refusals: refusals.join('; '),
    changed: () => mirror.changed,
    settle: () => mirror.settle(),
    post: (frame) => postMessage(frame, [frame.buffer]),
  };
  receive = edition.start(bridge, GAMES, here.href);
  postMessage({ ready: true, kind });
  waiting.splice(0).forEach((frame) => receive(frame));
  setTimeout(() => picture.write(), 3000);
} catch (error) {
  await picture.forget();
  postMessage({ fault: String(error?.stack ?? error), again: !anew });
}

// The compiled libraries are linked in before Python begins, at the same place in memory each time: a picture of the
// memory knows their places.
function withLibraries(settings) {
  const locate = settings.locateFile;
  settings.locateFile = (path) => libraries[path] ? new URL(libraries[path], here).href : locate(path);
  settings.preRun.push(async (module) => {
    module.addRunDependency('libraries');
    for (const path of Object.keys(libraries)) {
      module.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
      // Python looks whether it is there; it is not read any more.
      module.FS.writeFile(path, '');
      await module.loadDynamicLibrary(path, { loadAsync: true, global: false, nodelete: true, allowUndefined: false });
    }
    module.removeRunDependency('libraries');
  });
  return settings;
}
