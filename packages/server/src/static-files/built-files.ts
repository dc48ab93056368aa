import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { PreparedResponse } from '../http/index.ts';
import { contentTypeOf } from './content-types.ts';

export interface BuiltFiles {
  /** Undefined if the build has no such file. */
  find(path: string): Promise<PreparedResponse | undefined>;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Files of the build tool, such as its manifest. */
const hiddenName = /(?:^|\/)\./;

/** `main-D_hwaNfJ.js`: the name changes with the content. */
const hashedName = /-(?:[\w-]{6}|[\w-]{8})\.\w+$/;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(String(error.code));

/** Files of a finished build. They never change while the program runs. */
export const createBuiltFiles = (folder: string): BuiltFiles => {
  const cached = new Map<string, Promise<PreparedResponse | undefined>>();
  const root = resolve(folder) + sep;

  const load = async (name: string): Promise<PreparedResponse | undefined> => {
    try {
      const body = await readFile(name);
      const response = new PreparedResponse({
        status: 200,
        contentType: contentTypeOf(name),
        body,
        cacheControl: hashedName.test(name) ? IMMUTABLE : REVALIDATE,
      });
      await response.compressFully();
      return response;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  return {
    async find(path) {
      const name = resolve(join(folder, path));
      const inside = name.slice(root.length);
      if (!name.startsWith(root) || path.includes('\0') || hiddenName.test(inside)) return undefined;
      const known = cached.get(name);
      if (known) return known;
      const loading = load(name);
      cached.set(name, loading);
      // Only existing files are cached: other names are free to invent.
      if (!(await loading)) cached.delete(name);
      return loading;
    },
  };
};
