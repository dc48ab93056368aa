import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/config/',
  plugins: [react()],
  build: {
    target: 'es2022',
    manifest: true,
    // The owner's pages allow scripts, fonts and pictures from their own origin only: no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Else each picture of a button that two screens share is a file, and opening a screen asks for dozens.
        codeSplitting: { groups: [{ name: 'icons', test: /node_modules.lucide-react/, minShareCount: 2 }] },
      },
    },
  },
});
