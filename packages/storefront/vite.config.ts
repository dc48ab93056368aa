import { defineConfig, type Plugin } from 'vite';

/**
 * Vite wraps every dynamic import in a helper that looks after style sheets and preloads. The helper is larger
 * than the whole loader, and our chunks have no style sheets.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  configResolved: ({ plugins }) => {
    const helper = plugins.findIndex(({ name }) => name === 'native:import-analysis-build');
    if (helper < 0) throw new Error('Vite adds its import helper by another plugin now.');
    (plugins as Plugin[]).splice(helper, 1);
  },
};

const FORM_COPY = '?form';

/**
 * Forms on pages and forms of products share their rules in the source. In the build each has a copy: a shared chunk
 * would put what only one of them needs on the pages of the other.
 */
const ownFormRules: Plugin = {
  name: 'own-form-rules',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer = '', options) {
    if (!importer.includes('/storefront/src/form/') && !importer.endsWith(FORM_COPY)) return null;
    const found = await this.resolve(source, importer.replace(FORM_COPY, ''), { ...options, skipSelf: true });
    const isRule = found && /\/domain\/src\/(forms|languages)\//.test(found.id);
    return isRule ? { ...found, id: found.id + FORM_COPY } : found;
  },
};

// Without React's own plugin: its refresh needs a script in the page's HTML, and the program's pages have none.
export default defineConfig({
  base: '/-/storefront/',
  plugins: [plainImports, ownFormRules],
  build: {
    target: 'es2022',
    manifest: true,
    assetsDir: '',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/main.ts',
      optimization: { inlineConst: true },
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: {
          // Only what is named here: else React would come along with whatever imports it.
          includeDependenciesRecursively: false,
          groups: [
            // By itself, or the bundler puts its own helpers into React's chunk and every page with a cart loads it.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // Small and on nearly every page of a shop: each chunk of its own would cost a hundred bytes more.
            { name: 'base', test: /src\/(page\/|motion\/timing|cart\/texts\/cart-count-texts)/ },
            {
              name: 'client',
              test: /src\/(call|calls|client)\/|visitor-client|refusal-text|call-texts|is-record/,
            },
          ],
        },
      },
    },
  },
});
