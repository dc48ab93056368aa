import { setUpOrExit } from './lib/set-up.mjs';

// Standard output belongs to the answers alone.
await setUpOrExit(['template'], { output: 'stderr' });
await import(new URL('../packages/render/dist/template.js', import.meta.url).href);
