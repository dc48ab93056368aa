import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNativeFor, listNativeFaults, readMachine } from './native-packages.mjs';
import { repositoryRoot } from './repository.mjs';
import { runCommand } from './run-command.mjs';

/** @typedef {{ packages: import('./native-packages.mjs').LockEntries }} LockFile */

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
 * Compares the lock file with the list that npm writes into `node_modules` at the very end: an install
 * that was interrupted leaves no list, and packages added by hand need no second install.
 *
 * @param {string} [root]
 */
export function isInstalled(root = repositoryRoot) {
  const wanted = readLockFile(join(root, 'package-lock.json'));
  const present = readLockFile(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  const machine = readMachine();
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present.packages[path];
    if (!found) return entry.optional === true && !isNativeFor(entry, machine);
    return found.version === entry.version && found.link === entry.link;
  });
}

/**
 * Stops with a sentence when a native package is missing for this machine: npm skips one it cannot fetch without a
 * word, and the package that needs it then loads the binding of another version, which writes broken code.
 *
 * @param {string} [root]
 */
export function requireNatives(root = repositoryRoot) {
  const lock = readLockFile(join(root, 'package-lock.json'));
  const faults = listNativeFaults(lock?.packages ?? {}, { root, machine: readMachine() });
  if (faults.length === 0) return;
  throw new Error(
    `${faults.join('\n')}\nRemove the folder node_modules and start again; if that does not help, the package registry in use does not hold it.`,
  );
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
  requireNatives();
}
