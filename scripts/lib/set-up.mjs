import { join } from 'node:path';
import { findStale } from './build-stamp.mjs';
import { installPackages, isInstalled } from './install.mjs';
import { requireNodeVersion } from './node-version.mjs';
import { repositoryRoot } from './repository.mjs';
import { runCommand } from './run-command.mjs';
import { withSetUpLock } from './set-up-lock.mjs';

/** @typedef {import('./build-targets.mjs').TargetName} TargetName */

/**
 * In a process of its own: the bundler's memory, over half a gigabyte, would stay with the program for good. The
 * flag lets that process parse and run the modules it wrote.
 *
 * @param {TargetName[]} targets
 * @param {'inherit' | 'stderr'} output
 */
async function buildTargetsApart(targets, output) {
  const script = join(repositoryRoot, 'scripts/lib/run-build.mjs');
  const parameters = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    script,
    ...targets,
  ];
  const code = await runCommand(process.execPath, parameters, { cwd: repositoryRoot, output });
  if (code !== 0) throw new Error('The program could not be built; the reason is above.');
}

/**
 * @param {TargetName[]} targets
 * @param {'inherit' | 'stderr'} output
 */
export async function setUp(targets, output) {
  if (isInstalled() && findStale(targets).length === 0) return;
  await withSetUpLock(join(repositoryRoot, '.cache', 'set-up.lock'), async () => {
    if (!isInstalled()) await installPackages(output);
    const stale = findStale(targets);
    if (stale.length === 0) return;
    await buildTargetsApart(stale, output);
  });
}

/**
 * Makes sure that packages are installed and the named targets are built, or ends the process with a sentence.
 * When they already are, it touches nothing and loads no build tool: that is what lets a second start be quick.
 *
 * @param {TargetName[]} targets
 * @param {{ output?: 'inherit' | 'stderr' }} [options]
 */
export async function setUpOrExit(targets, { output = 'inherit' } = {}) {
  requireNodeVersion();
  try {
    await setUp(targets, output);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
