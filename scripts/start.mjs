import { programTargets } from './lib/build-targets.mjs';
import { setUpOrExit } from './lib/set-up.mjs';

await setUpOrExit(programTargets);
// In this very process, so that signals and the exit code need no passing on.
await import(new URL('../packages/server/dist/main.js', import.meta.url).href);
