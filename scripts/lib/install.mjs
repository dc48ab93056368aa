import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository.mjs';
import { runCommand } from './run-command.mjs';

/** @typedef {{ packages: Record<string, { version?: string, link?: boolean, optional?: boolean }> }} LockFile */

/**
 * @param {string} path
 * @returns {LockFile | undefined}
 */
function readLockFile(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Compares the lock file with the list that npm writes into `node_modules` as its very last act: an install
 * that was interrupted leaves no list, and packages added by hand need no second install.
 *
 * @param {string} [root]
 */
export function isInstalled(root = repositoryRoot) {
  const wanted = readLockFile(join(root, 'package-lock.json'));
  const present = readLockFile(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present.packages[path];
    if (!found) return entry.optional === true;
    return found.version === entry.version && found.link === entry.link;
  });
}

/**
 * @param {'inherit' | 'stderr'} output
 * @returns {Promise<void>}
 */
export async function installPackages(output) {
  console.error('Installing packages, which takes a minute the first time …');
  const npm = process.env['npm_execpath'];
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  // NODE_ENV=production would leave out the bundler, and the build after this would fail.
  const parameters = [...first, 'ci', '--no-audit', '--no-fund', '--include=dev'];
  const code = await runCommand(command, parameters, { cwd: repositoryRoot, output });
  if (code !== 0) throw new Error(`npm ci ended with code ${code}; its own message is above.`);
}
