import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listWorkspaces, repositoryRoot } from './repository.mjs';
import { runCommand } from './run-command.mjs';

/**
 * @param {string} script
 * @param {string[]} parameters
 */
function runScript(script, ...parameters) {
  return runCommand(process.execPath, [join(repositoryRoot, script), ...parameters], { cwd: repositoryRoot });
}

/** Two at a time: one compiler alone leaves a core idle, and one for each package would fill the memory. */
async function checkTypes() {
  const folders = [...listWorkspaces(), 'scripts'];
  const waiting = folders.filter((folder) => existsSync(join(repositoryRoot, folder, 'tsconfig.json')));
  let failed = 0;
  const work = async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
      const code = await runScript('node_modules/typescript/bin/tsc', '-p', folder);
      if (code !== 0) console.log(`The types of ${folder} do not agree.`);
      failed += code === 0 ? 0 : 1;
    }
  };
  await Promise.all([work(), work()]);
  return failed;
}

/**
 * Everything that is checked without running the product; each answers 0 when all is well.
 *
 * @type {Record<string, () => Promise<number>>}
 */
export const checkSteps = {
  boundaries: () => runScript('scripts/check-boundaries.mjs'),
  format: () => runScript('node_modules/prettier/bin/prettier.cjs', '--log-level=warn', '--check', '.'),
  lock: () => runScript('scripts/check-lock.mjs'),
  lint: () => runScript('node_modules/oxlint/bin/oxlint', '--deny-warnings'),
  types: checkTypes,
};
