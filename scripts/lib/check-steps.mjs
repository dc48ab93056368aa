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

/**
 * Two at a time: one program alone leaves a core idle, and one for each package would fill the memory.
 *
 * @param {string[]} folders
 * @param {(folder: string) => Promise<number>} check
 * @returns {Promise<number>} how many failed
 */
async function checkInPairs(folders, check) {
  const waiting = [...folders];
  let failed = 0;
  const work = async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
      const code = await check(folder);
      // Not `failed += await …`: that reads the count before it waits, and the other worker's failure is lost.
      if (code !== 0) failed += 1;
    }
  };
  await Promise.all([work(), work()]);
  return failed;
}

function checkTypes() {
  const folders = [...listWorkspaces(), 'scripts'].filter((folder) =>
    existsSync(join(repositoryRoot, folder, 'tsconfig.json')),
  );
  return checkInPairs(folders, async (folder) => {
    // One checker each: every further one works out the types that it shares with the others again, twice the time.
    const code = await runScript('node_modules/typescript/bin/tsc', '-p', folder, '--checkers', '1');
    if (code !== 0) console.log(`The types of ${folder} do not agree.`);
    return code;
  });
}

/** Each workspace, and all that belongs to none. */
function checkFormat() {
  const workspaces = listWorkspaces();
  const prettier = 'node_modules/prettier/bin/prettier.cjs';
  return checkInPairs([...workspaces, '.'], (folder) => {
    const others = folder === '.' ? workspaces.map((workspace) => `!${workspace}/**`) : [];
    return runScript(prettier, '--log-level=warn', '--check', folder, ...others);
  });
}

/**
 * Everything that is checked without running the product; each answers 0 when all is well.
 *
 * @type {Record<string, () => Promise<number>>}
 */
export const checkSteps = {
  boundaries: () => runScript('scripts/check-boundaries.mjs'),
  format: checkFormat,
  lock: () => runScript('scripts/check-lock.mjs'),
  lint: () => runScript('node_modules/oxlint/bin/oxlint', '--deny-warnings'),
  types: checkTypes,
};
