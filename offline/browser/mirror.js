// Python's folder of games lives in memory; this brings what is kept into it, and what was changed in it back to where
// it is kept.

export class Mirror {
  #FS;
  #root;
  #kept;
  #mayWrite;
  #known = new Map();
  #running = null;

  constructor(FS, root, kept, mayWrite) {
    Object.assign(this, { kind: kept.kind });
    this.#FS = FS;
    this.#root = root;
    this.#kept = kept;
    this.#mayWrite = mayWrite;
  }

  // Lays the files that are kept into the folder.
  fill(files) {
    this.#FS.mkdirTree(this.#root);
    for (const [path, bytes] of files) {
      const full = `${this.#root}/${path}`;
      this.#FS.mkdirTree(full.slice(0, full.lastIndexOf('/')));
      this.#FS.writeFile(full, bytes, { canOwn: true });
      this.#known.set(path, this.#state(full));
    }
  }

  // Whether something was changed since it was kept last.
  get changed() {
    const now = this.#look();
    return now.size !== this.#known.size || [...now].some(([path, state]) => this.#known.get(path) !== state);
  }

  // Keeps what has changed. One at a time: what changes meanwhile is for the next.
  async settle() {
    while (this.#running) await this.#running.catch(() => {});
    this.#running = this.#settle();
    try {
      await this.#running;
    } finally {
      this.#running = null;
    }
  }

  async #settle() {
    const now = this.#look();
    const put = [...now].filter(([path, state]) => this.#known.get(path) !== state)
      // The generation before goes first: wherever this is broken off, one of the two is whole.
      .sort(([one], [other]) => other.endsWith('.1') - one.endsWith('.1'))
      .map(([path]) => [path, this.#FS.readFile(`${this.#root}/${path}`)]);
    const gone = [...this.#known.keys()].filter((path) => !now.has(path));
    if (!put.length && !gone.length) return;
    if (!this.#mayWrite()) throw new Error('Tableside goes on in another tab');
    await this.#kept.write(put, gone);
    this.#known = now;
  }

  #look() {
    const found = new Map();
    const collect = (directory, above) => {
      for (const name of this.#FS.readdir(directory)) {
        if (name === '.' || name === '..') continue;
        const full = `${directory}/${name}`;
        const { node } = this.#FS.lookupPath(full);
        if (this.#FS.isDir(node.mode)) collect(full, `${above}${name}/`);
        else found.set(above + name, this.#state(full, node));
      }
    };
    collect(this.#root, '');
    return found;
  }

  #state(full, node = this.#FS.lookupPath(full).node) {
    // A file that is written anew is another node; one that is written on has another time or size.
    const { ino, size, mtime } = this.#FS.stat(full);
    return `${ino} ${size} ${+mtime} ${node.id}`;
  }
}
