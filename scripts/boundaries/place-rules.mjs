import { posix } from 'node:path';
import { secondEntries } from './import-table.mjs';
import { ruleOf } from './package-rules.mjs';
import { isInside } from './resolve-reference.mjs';

/** @typedef {import('./read-tree.mjs').SourceFile} SourceFile */
/** @typedef {import('./read-references.mjs').Reference} Reference */

/**
 * @param {SourceFile} file
 * @param {Reference} reference
 * @param {string} path
 */
function checkEscape(file, reference, path) {
  if (isInside(path, file.workspace)) return undefined;
  if (reference.kind === 'url' && file.isTest) return undefined;
  const pointsAt = reference.kind === 'url' ? (ruleOf(file.workspace).pointsAt ?? []) : [];
  if (pointsAt.some((folder) => isInside(path.replace(/\/$/, ''), folder))) return undefined;
  return `"${reference.specifier}" escapes from ${file.workspace}`;
}

/**
 * @param {string} workspace
 * @param {string} capability
 * @param {string} inside the path below the capability's folder
 */
function isEntry(workspace, capability, inside) {
  if (/^index\.tsx?$/.test(inside)) return true;
  return workspace in secondEntries && inside === `${capability}-${secondEntries[workspace]}.ts`;
}

/**
 * @param {SourceFile} file
 * @param {string} path
 */
function checkReach(file, path) {
  if (ruleOf(file.workspace).isOneCapability) return undefined;
  const below = path.slice(file.workspace.length + 1);
  const [, capability, inside] = /^src\/([^/]+)\/(.*)$/.exec(below) ?? [];
  if (capability === undefined || inside === undefined || capability === file.capability) return undefined;
  if (isEntry(file.workspace, capability, inside)) return undefined;
  if (file.isTest && capability === 'testing') return undefined;
  // A stylesheet has nothing that an index could pass on; the app's first file puts it in its place.
  if (file.capability === undefined && inside.endsWith('.css')) return undefined;
  return `reaches inside ${capability}: import ${capability}/index.ts instead of ${inside || 'its folder'}`;
}

/**
 * @param {SourceFile} file
 * @param {string} path
 */
function checkTesting(file, path) {
  const isForTests = /(^|\/)(testing|soak)\/|\.test\.tsx?$/.test(path);
  return isForTests && !file.isTest
    ? `product code imports ${posix.basename(path)}, which is for tests`
    : undefined;
}

/**
 * A file or folder that a reference names by its path is one this file may reach.
 *
 * @param {SourceFile} file
 * @param {Reference} reference
 * @param {string} path
 * @returns {string | undefined}
 */
export function checkPlace(file, reference, path) {
  const escape = checkEscape(file, reference, path);
  if (escape || !isInside(path, file.workspace)) return escape;
  // A test that walks every capability of its package (each call, each block) is what keeps them alike.
  if (file.isTest && reference.kind === 'glob') return undefined;
  return checkReach(file, path) ?? checkTesting(file, path);
}
