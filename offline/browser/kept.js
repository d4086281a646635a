// Where the games are kept in the browser: its private file system; where that is missing, its database; and where
// both are refused, nothing but this page's memory. Each is a folder of files by their paths.
//
//   load()            every file, as a Map from path to bytes
//   write(put, gone)  keeps files and then removes others; kept for good once it has come to its end

// The kinds from the best to the last resort. `folder` names what is this app's among all that the origin keeps.
export async function openKept(folder) {
  const refusals = [];
  for (const [name, open] of [['private files', privateFiles], ['database', database]]) {
    try {
      return { ...await open(folder), refusals };
    } catch (error) {
      refusals.push(`${name}: ${error?.message ?? error}`);
    }
  }
  return { kind: 'memory', load: async () => new Map(), write: async () => {}, refusals };
}

// --- The private file system

export async function privateFiles(folder) {
  const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(folder, { create: true });
  const put = await writer(root);

  async function folderOf(path) {
    let at = root;
    for (const name of path.split('/').slice(0, -1)) at = await at.getDirectoryHandle(name, { create: true });
    return at;
  }

  async function load() {
    const found = new Map();
    async function collect(directory, above) {
      const inside = [];
      for await (const entry of directory.values()) inside.push(entry);
      await Promise.all(inside.map(async (entry) => {
        if (entry.kind === 'directory') return collect(entry, `${above}${entry.name}/`);
        found.set(above + entry.name, new Uint8Array(await (await entry.getFile()).arrayBuffer()));
      }));
    }
    await collect(root, '');
    return found;
  }

  async function write(puts, gone) {
    // One after the other, in the order in which they are given: what came before is written before it.
    for (const [path, bytes] of puts) await put(await folderOf(path), path.split('/').at(-1), bytes);
    for (const path of gone) {
      await (await folderOf(path)).removeEntry(path.split('/').at(-1)).catch((error) => {
        if (error.name !== 'NotFoundError') throw error;
      });
    }
  }

  return { kind: 'files', load, write };
}

// How one file is written here. Tried once, so that a browser that refuses it is known before a game is kept.
async function writer(root) {
  const trial = '.trial';
  for (const put of [swapped, inPlace]) {
    try {
      await put(root, trial, new Uint8Array([1]));
      await root.removeEntry(trial);
      return put;
    } catch (error) {
      if (put === inPlace) throw error;
    }
  }
}

// The browser writes beside the file and swaps the two when it is closed.
async function swapped(folder, name, bytes) {
  const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await file.write(bytes);
  await file.close();
}

// Safari before 26 knows this alone. A kill in the middle leaves half a file: the generation before it, which is
// written first, is whole then.
async function inPlace(folder, name, bytes) {
  const file = await (await folder.getFileHandle(name, { create: true })).createSyncAccessHandle();
  try {
    file.truncate(0);
    file.write(bytes, { at: 0 });
    file.flush();
  } finally {
    file.close();
  }
}

// --- The database

export async function database(folder) {
  const db = await new Promise((resolve, reject) => {
    const opening = indexedDB.open(`tableside ${folder}`, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('files');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('it is in use'));
  });

  async function load() {
    const store = db.transaction('files').objectStore('files');
    const [names, contents] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())]);
    return new Map(names.map((name, number) => [name, contents[number]]));
  }

  function write(puts, gone) {
    return new Promise((resolve, reject) => {
      // All of it or nothing, and on the disk before it counts.
      const change = db.transaction('files', 'readwrite', { durability: 'strict' });
      const store = change.objectStore('files');
      for (const [path, bytes] of puts) store.put(bytes, path);
      for (const path of gone) store.delete(path);
      change.oncomplete = () => resolve();
      change.onerror = change.onabort = () => reject(change.error ?? new Error('the browser gave up'));
    });
  }

  return { kind: 'database', load, write };
}

const answered = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});
