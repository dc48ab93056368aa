import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { canonicalJson } from '@sitewright/domain/documents';

/** A message for the person who runs the export. */
export class ExportFault extends Error {}

/** Writes files below one folder and nowhere else. */
export class FolderWriter {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** The folder must be new or empty: files of another export would be imported as pages of this site. */
  static async open(folder: string): Promise<FolderWriter> {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length > 0)
      throw new ExportFault(`The folder ${folder} is not empty. Name a new one.`);
    return new FolderWriter(resolve(folder));
  }

  async writeText(path: string, text: string): Promise<void> {
    await writeFile(await this.#place(path), text);
  }

  /** Sorted keys, two spaces, a final newline: equal contents are equal files. */
  async writeJson(path: string, value: unknown): Promise<void> {
    await this.writeText(path, `${canonicalJson(value, 2)}\n`);
  }

  async writeStream(path: string, stream: Readable): Promise<void> {
    await pipeline(stream, createWriteStream(await this.#place(path)));
  }

  async #place(path: string): Promise<string> {
    const place = resolve(join(this.#folder, path));
    if (!place.startsWith(this.#folder + sep)) throw new ExportFault(`${path} cannot be the name of a file.`);
    await mkdir(dirname(place), { recursive: true });
    return place;
  }
}
