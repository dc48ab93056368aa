#!/usr/bin/env node
import { programTargets } from '../../../scripts/lib/build-targets.mjs';
import { setUpOrExit } from '../../../scripts/lib/set-up.mjs';

// Standard output belongs to the command: `site list` and `export` are read by other programs.
await setUpOrExit(programTargets, { output: 'stderr' });
await import(new URL('../dist/command-line.js', import.meta.url).href);
