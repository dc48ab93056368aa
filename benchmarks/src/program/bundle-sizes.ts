import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { repositoryFolder } from './repository-folder.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const folder = join(repositoryFolder, 'packages/editor/dist');

/** Everything that a browser has to have before these parts run. */
const filesOf = (manifest: Readonly<Record<string, Chunk>>, names: readonly string[]): Set<string> => {
  const files = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const other of chunk.imports ?? []) add(other);
  };
  for (const name of names) add(name);
  return files;
};

const sizeOf = async (files: Iterable<string>): Promise<number> => {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(await readFile(join(folder, file))).length;
  return bytes;
};

const parts = {
  shell: ['index.html'],
  canvas: ['src/canvas/canvas-screen.tsx'],
  tiptap: ['src/text/mount-text.ts', 'src/text/tools/text-tools.tsx'],
  codeMirror: ['src/controls/code/mount-code.ts'],
} as const;

/** What the owner's app weighs in the built form, compressed, in bytes; each part without what is there before it. */
export const readBundleSizes = async (): Promise<Readonly<Record<keyof typeof parts, number>>> => {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const shell = filesOf(manifest, parts.shell);
  const canvas = filesOf(manifest, [...parts.shell, ...parts.canvas]);
  const added = (names: readonly string[], before: ReadonlySet<string>): string[] =>
    [...filesOf(manifest, names)].filter((file) => !before.has(file));
  return {
    shell: await sizeOf(shell),
    canvas: await sizeOf(added(parts.canvas, shell)),
    tiptap: await sizeOf(added(parts.tiptap, canvas)),
    codeMirror: await sizeOf(added(parts.codeMirror, canvas)),
  };
};
