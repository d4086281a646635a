// A picture of Python's memory with the app loaded, in the browser's private file system. It can be made again at any
// time, so whatever goes wrong with it, it is thrown away.
const FOLDER = 'tableside-pictures';

export class Picture {
  #name;
  #content = null;
  #end;

  constructor(version) {
    this.#name = `${version}.bin`;
    this.#end = new TextEncoder().encode(version);
  }

  // The picture, or null where there is none that fits.
  async read(not) {
    if (not) {
      await this.forget();
      return null;
    }
    try {
      const file = await (await (await this.#folder()).getFileHandle(this.#name)).getFile();
      const bytes = new Uint8Array(await file.arrayBuffer());
      // Its name stands at its end as well: what was broken off has none.
      const end = bytes.length - this.#end.length;
      return end > 0 && this.#end.every((byte, number) => bytes[end + number] === byte) ? bytes.subarray(0, end) : null;
    } catch {
      return null;
    }
  }

  // Takes the picture, to be written later: at the start there is other work.
  keep(take) {
    try {
      this.#content = take();
    } catch (error) {
      console.warn(`Tableside starts slowly here: ${error}`);
    }
  }

  async write() {
    if (!this.#content) return;
    const content = this.#content;
    this.#content = null;
    try {
      const folder = await this.#folder();
      for await (const name of folder.keys()) if (name !== this.#name) await folder.removeEntry(name);
      await written(await folder.getFileHandle(this.#name, { create: true }), [content, this.#end]);
    } catch {
      await this.forget();
    }
  }

  async forget() {
    try {
      await (await this.#folder()).removeEntry(this.#name);
    } catch {
      // There was none.
    }
  }

  async #folder() {
    return (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });
  }
}

async function written(handle, parts) {
  if (handle.createWritable) {
    const file = await handle.createWritable();
    for (const part of parts) await file.write(part);
    await file.close();
    return;
  }
  const file = await handle.createSyncAccessHandle();
  try {
    file.truncate(0);
    let at = 0;
    for (const part of parts) at += file.write(part, { at });
    file.flush();
  } finally {
    file.close();
  }
}
