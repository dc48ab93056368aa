import { importTable } from './import-table.mjs';
import { posix } from 'node:path';

/** @typedef {import('./read-tree.mjs').SourceFile} SourceFile */
/** @typedef {import('./read-tree.mjs').Tree} Tree */
/** @typedef {import('./read-tree.mjs').Fault} Fault */
/** @typedef {import('./resolve-reference.mjs').Target} Target */
/** @typedef {import('./import-table.mjs').PackageRule} PackageRule */

/** @param {string} workspace */
export function ruleOf(workspace) {
  return importTable[workspace] ?? { imports: [], forbids: [], node: 'nowhere' };
}

/**
 * @param {SourceFile} file
 * @param {Extract<Target, { to: 'workspace' }>} target
 */
function checkWorkspace(file, { workspace, entry, path }) {
  const name = posix.basename(workspace);
  if (!ruleOf(file.workspace).imports.includes(name)) return `${file.workspace} may not import ${name}`;
  return path ? undefined : `reaches inside ${name}: "${entry}" is not one of its entries`;
}

/**
 * @param {SourceFile} file
 * @param {string} name
 */
function checkNode(file, name) {
  const { node } = ruleOf(file.workspace);
  if (file.isTest || node === 'everywhere') return undefined;
  const isAllowed = node !== 'nowhere' && file.capability !== undefined && node.includes(file.capability);
  return isAllowed ? undefined : `"${name}" does not run where this package runs`;
}

/**
 * @param {SourceFile} file
 * @param {string} name
 * @param {Tree} tree
 */
function checkInstalled(file, name, tree) {
  if (ruleOf(file.workspace).forbids.includes(name)) return `${file.workspace} must not see ${name}`;
  const own = tree.packages.get(file.workspace);
  const shipped = { ...own?.dependencies, ...own?.optionalDependencies, ...own?.peerDependencies };
  const forTests = { ...own?.devDependencies, ...tree.rootPackage.devDependencies };
  if (name in shipped || (file.isTest && name in forTests)) return undefined;
  return `${name} is not among the dependencies of ${file.workspace}`;
}

/**
 * The package a reference leads to is one this file may see.
 *
 * @param {SourceFile} file
 * @param {Target} target
 * @param {Tree} tree
 * @returns {string | undefined}
 */
export function checkPackage(file, target, tree) {
  if (target.to === 'workspace') return checkWorkspace(file, target);
  if (target.to === 'node') return checkNode(file, target.name);
  if (target.to === 'installed') return checkInstalled(file, target.name, tree);
  return undefined;
}

/**
 * A dependency that no file imports yet is an invitation; the table forbids it in `package.json` too.
 *
 * @param {Tree} tree
 * @returns {Fault[]}
 */
export function checkPackageFiles({ packages }) {
  return [...packages].flatMap(([workspace, packageFile]) => {
    const rule = ruleOf(workspace);
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = packageFile;
    const names = Object.keys({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
      ...peerDependencies,
    });
    const forbidden = names.filter((name) => {
      const ours = /^@sitewright\/(.+)$/.exec(name)?.[1];
      return ours ? !rule.imports.includes(ours) : rule.forbids.includes(name);
    });
    const path = `${workspace}/package.json`;
    return forbidden.map((name) => ({ path, line: 1, message: `${workspace} may not depend on ${name}` }));
  });
}
