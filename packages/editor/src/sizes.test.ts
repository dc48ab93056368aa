import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

type Chunk = Rollup.OutputChunk;
type Output = Chunk | Rollup.OutputAsset;

const root = fileURLToPath(new URL('..', import.meta.url));

const buildApp = async (): Promise<Output[]> => {
  const built = await build({ root, logLevel: 'silent', build: { write: false } });
  return [built].flat().flatMap((each) => ('output' in each ? each.output : []));
};

const chunksOf = (files: readonly Output[]): Chunk[] =>
  files.filter((file): file is Chunk => file.type === 'chunk');

/** The app, a screen and their transitive imports, which all load before the screen runs. */
const closureOf = (files: readonly Output[], screen: string): Chunk[] => {
  const chunks = chunksOf(files);
  const opened = chunks.filter(({ isEntry, name }) => isEntry || name === screen);
  if (opened.length !== 2) throw new Error(`The build has no chunk called ${screen}.`);
  const wanted = new Set(opened.map(({ fileName }) => fileName));
  for (const file of wanted)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      wanted.add(imported);
  return chunks.filter(({ fileName }) => wanted.has(fileName));
};

const stylesOf = (files: readonly Output[], chunks: readonly Chunk[]): (string | Uint8Array)[] => {
  const names = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return files.flatMap((file) => (file.type === 'asset' && names.has(file.fileName) ? [file.source] : []));
};

const sizeOf = (files: readonly Output[], chunks: readonly Chunk[]): number =>
  [...chunks.map(({ code }) => code), ...stylesOf(files, chunks)].reduce(
    (sum, text) => sum + gzipSync(text).length,
    0,
  );

/** Chunks that import one another, through others or directly, may run in the wrong order. */
const findLoop = (chunks: readonly Chunk[]): string | undefined => {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const reachedFrom = (start: string): Set<string> => {
    const reached = new Set(importsOf.get(start));
    for (const file of reached) for (const next of importsOf.get(file) ?? []) reached.add(next);
    return reached;
  };
  return chunks.map(({ fileName }) => fileName).find((file) => reachedFrom(file).has(file));
};

describe('what owners download', () => {
  let files: Output[];
  beforeAll(async () => {
    // The test runner sets another one, which would bundle React's development build.
    vi.stubEnv('NODE_ENV', 'production');
    files = await buildApp();
  });
  afterAll(() => vi.unstubAllEnvs());

  it('is at most 305 kB to open the page editor, in few files', () => {
    const pageEditor = closureOf(files, 'canvas-screen');
    expect(sizeOf(files, pageEditor)).toBeLessThanOrEqual(305_000);
    expect(pageEditor.length).toBeLessThanOrEqual(6);
  });

  it('is at most 270 kB to sign in', () => {
    expect(sizeOf(files, closureOf(files, 'sign-in-screen'))).toBeLessThanOrEqual(270_000);
  });

  it('leaves out of the page editor what other screens and the panels of blocks use', () => {
    const modules = closureOf(files, 'canvas-screen').flatMap(({ modules: each }) =>
      Object.entries(each).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
    );
    const others =
      /[\\/](?:react-hook-form|@tiptap|@codemirror|form-fields|combobox|virtual-rows|outline|dnd)[\\/]|file-browser|term-picker|Color[A-Z]\w*\.mjs/;
    expect(modules.filter((id) => others.test(id))).toEqual([]);
    expect(modules.some((id) => id.endsWith('canvas-frame.tsx'))).toBe(true);
  });

  it('has no chunks that import one another', () => {
    expect(findLoop(chunksOf(files))).toBeUndefined();
  });
});
