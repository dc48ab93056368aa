import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listWorkspaces, repositoryRoot } from './repository.mjs';

/**
 * @typedef {object} CheckCommand
 * @property {string[]} parameters those of Node: a script and what it is told
 * @property {string} [complaint] what is said when it fails
 */

function listTypeChecks() {
  const folders = [...listWorkspaces(), 'scripts'].filter((folder) =>
    existsSync(join(repositoryRoot, folder, 'tsconfig.json')),
  );
  return folders.map((folder) => ({
    // One checker each: every further one works out the types that it shares with the others again, twice the time.
    parameters: ['node_modules/typescript/bin/tsc', '-p', folder, '--checkers', '1'],
    complaint: `The types of ${folder} do not agree.`,
  }));
}

/** Each workspace, and all that belongs to none. */
function listFormatChecks() {
  const workspaces = listWorkspaces();
  return [...workspaces, '.'].map((folder) => {
    const others = folder === '.' ? workspaces.map((workspace) => `!${workspace}/**`) : [];
    const prettier = ['node_modules/prettier/bin/prettier.cjs', '--log-level=warn', '--check'];
    // By content: the times of files say nothing in a fresh copy of the repository.
    const cache = [
      '--cache',
      '--cache-strategy=content',
      `--cache-location=.cache/prettier/${folder === '.' ? 'repository' : folder.replaceAll('/', '-')}`,
    ];
    return { parameters: [...prettier, ...cache, folder, ...others] };
  });
}

/**
 * Everything that is checked without running the product, the longest first; all is well when every command ends with 0.
 *
 * @type {Record<string, () => CheckCommand[]>}
 */
export const checkSteps = {
  types: listTypeChecks,
  format: listFormatChecks,
  lint: () => [{ parameters: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'] }],
  boundaries: () => [{ parameters: ['scripts/check-boundaries.mjs'] }],
  lock: () => [{ parameters: ['scripts/check-lock.mjs'] }],
};
