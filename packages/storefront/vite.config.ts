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

const COPY = '?page-form';

const ofPageForms = /storefront\/src\/forms\/(page-form|sending\/(form-uploads|upload-files))\.ts$/;
const sharedOfForms =
  /domain\/src\/(forms|languages)\/|storefront\/src\/forms\/view\/(form-view|field-messages|hidden-fields|form-data)\.ts$/;

/**
 * Forms on pages and forms of products share their source. In the build each has a copy: a shared chunk would put what
 * only one of them needs on the pages of the other, and cost more than the copy.
 */
const ownFormCode: Plugin = {
  name: 'own-form-code',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer = '', options) {
    if (!ofPageForms.test(importer) && !importer.endsWith(COPY)) return null;
    const found = await this.resolve(source, importer.replace(COPY, ''), { ...options, skipSelf: true });
    return found && sharedOfForms.test(found.id) ? { ...found, id: found.id + COPY } : found;
  },
};

// Without React's own plugin: its refresh needs a script in the page's HTML, and the program's pages have none.
export default defineConfig({
  base: '/-/storefront/',
  plugins: [plainImports, ownFormCode],
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
      // Tables that nobody uses are left out. A layout is forced by a call (getBoundingClientRect), never by reading a property.
      treeshake: { propertyReadSideEffects: false },
      output: {
        entryFileNames: '[name]-[hash].js',
        // Each letter of a name is one of the loader.
        chunkFileNames: '[name]-[hash:6].js',
        codeSplitting: {
          // Only what is named here: else React would come along with whatever imports it.
          includeDependenciesRecursively: false,
          groups: [
            // By itself, or the bundler puts its own helpers into React's chunk and every page with a cart loads it.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // Small and on nearly every page of a shop: each chunk of its own would cost a hundred bytes more.
            {
              name: 'base',
              test: /rolldown\/runtime|src\/(page\/|motion\/timing|forms\/load-product|cart\/texts\/cart-count-texts)/,
            },
            // The rules of products' forms.
            {
              name: 'forms',
              test: /(domain\/src\/forms\/.*|src\/forms\/view\/(form-view|field-messages|hidden-fields))\.ts$/,
            },
            {
              name: 'client',
              test: /src\/(call|calls|client)\/|visitor-client|refusal-text|call-texts|is-record|fill-text/,
            },
          ],
        },
      },
    },
  },
});
