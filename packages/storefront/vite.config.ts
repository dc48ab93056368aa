import { defineConfig, type Plugin } from 'vite';

/**
 * Vite wraps every dynamic import in a helper that looks after style sheets and preloads. The helper is larger
 * than the whole loader, and our chunks have no style sheets: each call becomes the plain import again.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  renderChunk: (code) => code.replaceAll(/__vitePreload\(\(\) => (import\([^()]+\)),[^()]*\)/g, '$1'),
};

// Without React's own plugin: its refresh needs a script in the page's HTML, and the program's pages have none.
export default defineConfig({
  base: '/-/storefront/',
  plugins: [plainImports],
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
      output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
