import { buildTargets } from './build-targets.mjs';
import { requireNatives } from './install.mjs';

/** @typedef {import('./build-targets.mjs').TargetName} TargetName */

const targets = /** @type {TargetName[]} */ (process.argv.slice(2).filter((name) => name in buildTargets));
try {
  requireNatives();
  // Loaded only now: the bundler's own message about a missing binding names no way out.
  const { buildFrom } = await import('./bundle.mjs');
  await buildFrom(targets);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
