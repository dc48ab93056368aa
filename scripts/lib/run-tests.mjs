import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository.mjs';
import { runCommand } from './run-command.mjs';

/** @typedef {import('../closing-count-reporter.mjs').Count} Count */

/**
 * Runs the tests of the named projects in one go. A run that ends without a count, or with a failing exit code
 * but no failure counted, has failed as a whole.
 *
 * @param {string[]} projects
 * @returns {Promise<Count>}
 */
export async function runTests(projects) {
  const countFile = join(repositoryRoot, '.cache', `test-count-${process.pid}.json`);
  mkdirSync(join(repositoryRoot, '.cache'), { recursive: true });
  const code = await runCommand(
    process.execPath,
    [
      join(repositoryRoot, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...projects.map((name) => `--project=${name}`),
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=./scripts/closing-count-reporter.mjs',
    ],
    { cwd: repositoryRoot, env: { ...process.env, SITEWRIGHT_COUNT_FILE: countFile } },
  );
  const count = takeCount(countFile);
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/**
 * @param {string} path
 * @returns {Count}
 */
function takeCount(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(path, { force: true });
  }
}
