import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rollup } from 'vite';

const TARGET = 'es2022';

/**
 * The controls bring their few words in thirty languages, which would be a tenth of the app. The app speaks
 * English alone, and so do they: a language that is not there falls back to it.
 */
const englishControls: Plugin = {
  name: 'english-controls',
  apply: 'build',
  load: {
    filter: { id: /[\\/]intl[\\/](?:[a-z]+[\\/])?(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/ },
    handler: () => 'export default undefined;',
  },
};

type Chunk = Rollup.OutputChunk;

/** Every module that loads before a screen runs. */
const modulesOf = (chunks: readonly Chunk[], screen: RegExp): ReadonlySet<string> => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set(chunks.filter(({ facadeModuleId }) => screen.test(facadeModuleId ?? '')));
  // Chunks added during the loop are visited too.
  for (const { imports } of loaded)
    for (const file of imports) {
      const imported = byFile.get(file);
      if (imported) loaded.add(imported);
    }
  return new Set([...loaded].flatMap(({ moduleIds }) => moduleIds));
};

interface ScreenModules {
  readonly pageEditor: ReadonlySet<string>;
  /** Loaded by the page editor when it runs. */
  readonly outline: ReadonlySet<string>;
  readonly signIn: ReadonlySet<string>;
}

/**
 * What the two screens use that should open fastest, and the outline of the first. A group of chunks cannot find out: in the imports that it can read,
 * an index file uses everything that it exports. The chunks of a build without groups hold only what is used.
 */
const findScreenModules = async (): Promise<ScreenModules> => {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [englishControls],
    build: {
      write: false,
      minify: false,
      target: TARGET,
      rolldownOptions: { experimental: { chunkOptimization: false } },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = outputs.filter((file): file is Chunk => file.type === 'chunk');
  return {
    pageEditor: modulesOf(chunks, /[\\/]canvas[\\/]canvas-screen\.tsx$/),
    outline: modulesOf(chunks, /[\\/]canvas[\\/]outline[\\/]outline\.tsx$/),
    signIn: modulesOf(chunks, /[\\/]session[\\/]sign-in-screen\.tsx$/),
  };
};

/**
 * Without groups there would be a file for each combination of screens; opening a screen would request 80 of them over
 * the six connections that browsers open. The first group that fits takes a module, and only one that holds everything
 * its modules import can be loaded before the next.
 */
const chunkGroups = ({ pageEditor, outline, signIn }: ScreenModules) => [
  { name: 'app', tags: ['$initial' as const] },
  {
    name: 'fields',
    test: (id: string) => signIn.has(id) && (pageEditor.has(id) || outline.has(id)),
    minShareCount: 2,
  },
  { name: 'forms', test: (id: string) => signIn.has(id), minShareCount: 2 },
  { name: 'shared', test: (id: string) => pageEditor.has(id), minShareCount: 2 },
  { name: 'trees', test: (id: string) => outline.has(id), minShareCount: 2 },
  { name: 'icons', test: /node_modules.lucide-react/, minShareCount: 2 },
  // Style sheets would be requested by all who import their index file, and the whole group with them.
  { name: 'common', test: /(?<!\.css)$/, minShareCount: 8 },
];

export default defineConfig(async ({ command }) => ({
  base: '/config/',
  plugins: [react(), englishControls],
  build: {
    target: TARGET,
    manifest: true,
    // The owner's pages allow scripts, fonts and pictures from their own origin only: no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Sizes are held by `src/sizes.test.ts`, as sent; Vite would warn of the chunk that every screen needs.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Of each module, that would be everything that its index files export.
          includeDependenciesRecursively: false,
          groups: command === 'build' ? chunkGroups(await findScreenModules()) : [],
        },
      },
    },
  },
}));
