import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** @typedef {{ name?: string, exports?: Record<string, string>, engines?: { node?: string }, workspaces?: string[], scripts?: Record<string, string>, dependencies?: Record<string, string>, devDependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} PackageFile */

/**
 * @param {string} folder
 * @returns {PackageFile}
 */
export function readPackageFile(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * The folders of the workspaces, relative to the root, such as `packages/server`.
 *
 * @param {string} [root]
 * @returns {string[]}
 */
export function listWorkspaces(root = repositoryRoot) {
  const patterns = readPackageFile(root).workspaces ?? [];
  return patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    const entries = readdirSync(join(root, parent), { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => `${parent}/${entry.name}`);
  });
}
