import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

/** What comes with an index file that the page editor imports, but is used by other screens alone. */
const UNUSED_BY_PAGE_EDITOR =
  /[\\/](?:color|tabs|contributors|features|forms|terms|virtual-rows)[\\/]|Color[A-Z]?\w*\.mjs|Tabs\.mjs|[qQ]ueries/;

const PAGE_EDITOR = /[\\/]canvas[\\/]canvas-screen\.tsx$/;

interface Importers {
  readonly importers: readonly string[];
}

/** Whether a screen imports the module, directly or through others. */
const isPartOf = (screen: RegExp, id: string, infoOf: (id: string) => Importers | null): boolean => {
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (screen.test(next)) return true;
    for (const importer of infoOf(next)?.importers ?? [])
      if (!seen.has(importer)) {
        seen.add(importer);
        waiting.push(importer);
      }
  }
  return false;
};

export default defineConfig({
  base: '/config/',
  plugins: [react(), englishControls],
  build: {
    target: 'es2022',
    manifest: true,
    // The owner's pages allow scripts, fonts and pictures from their own origin only: no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Sizes are held by the benchmarks, as sent; Vite would warn of the chunk that every screen needs.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Modules of the entry that screens use too would be a file for each combination of screens; opening a
            // screen would request 80 of them over the six connections that browsers open.
            { name: 'app', tags: ['$initial'] },
            // For the same reason, what the page editor shares with other screens is one file.
            {
              debugName: 'shared',
              name: (id, modules) =>
                isPartOf(PAGE_EDITOR, id, (each) => modules.getModuleInfo(each)) ? 'shared' : undefined,
              test: (id) => !UNUSED_BY_PAGE_EDITOR.test(id),
              minShareCount: 2,
            },
            { name: 'icons', test: /node_modules.lucide-react/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
