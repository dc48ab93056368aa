import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

/** @typedef {import('./read-tree.mjs').SourceFile} SourceFile */
/** @typedef {import('./read-tree.mjs').Tree} Tree */

/**
 * What a specifier leads to.
 *
 * @typedef {{ to: 'file', path: string }
 *   | { to: 'workspace', workspace: string, entry: string, path: string | undefined }
 *   | { to: 'node', name: string }
 *   | { to: 'installed', name: string }} Target
 */

/**
 * The file behind an entry such as `./cart` or `./cart/schemas`, or undefined when the package offers none.
 *
 * @param {Record<string, string>} exported
 * @param {string} entry
 */
function resolveEntry(exported, entry) {
  const patterns = Object.keys(exported).sort((a, b) => b.length - a.length);
  for (const pattern of patterns) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined && pattern === entry) return exported[pattern];
    if (after === undefined || !entry.startsWith(before) || !entry.endsWith(after)) continue;
    const name = entry.slice(before.length, entry.length - after.length);
    if (name.includes('/') || name === '') continue;
    return exported[pattern]?.replaceAll('*', name);
  }
  return undefined;
}

/**
 * @param {string} specifier
 * @param {Tree} tree
 * @returns {Target}
 */
function resolveOurs(specifier, tree) {
  const [, name = '', rest = ''] = /^(@sitewright\/[^/]+)(.*)$/.exec(specifier) ?? [];
  const [workspace = name, packageFile] = [...tree.packages].find(([, file]) => file.name === name) ?? [];
  const entry = `.${rest}`;
  const target = resolveEntry(packageFile?.exports ?? {}, entry);
  return { to: 'workspace', workspace, entry, path: target && posix.join(workspace, target) };
}

/**
 * @param {SourceFile} file
 * @param {string} specifier
 * @param {Tree} tree
 * @returns {Target}
 */
export function resolveReference(file, specifier, tree) {
  const bare = specifier.replace(/[?#].*$/, '');
  if (bare.startsWith('.')) return { to: 'file', path: posix.join(posix.dirname(file.path), bare) };
  if (bare.startsWith('/') || bare.startsWith('file:')) return { to: 'file', path: `../${bare}` };
  if (isBuiltin(bare)) return { to: 'node', name: bare };
  if (bare.startsWith('@sitewright/')) return resolveOurs(bare, tree);
  const depth = bare.startsWith('@') ? 2 : 1;
  return { to: 'installed', name: bare.split('/').slice(0, depth).join('/') };
}

/**
 * @param {string} path
 * @param {string} folder
 */
export function isInside(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}

/**
 * The source file that a target names, if it is one of ours.
 *
 * @param {Target} target
 * @returns {string | undefined}
 */
export function pathOf(target) {
  return target.to === 'file' || target.to === 'workspace' ? target.path : undefined;
}
