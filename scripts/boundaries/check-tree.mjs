import { checkFolderLayers } from './folder-layers.mjs';
import { checkLoops, listEdges } from './loop-rules.mjs';
import { checkPackage, checkPackageFiles } from './package-rules.mjs';
import { checkPlace } from './place-rules.mjs';
import { readTree } from './read-tree.mjs';
import { resolveReference } from './resolve-reference.mjs';
import { checkSchemasAsTypes } from './schema-rule.mjs';
import { checkQueryBuilder, checkSql } from './sql-rule.mjs';

/** @typedef {import('./read-tree.mjs').SourceFile} SourceFile */
/** @typedef {import('./read-tree.mjs').Tree} Tree */
/** @typedef {import('./read-tree.mjs').Fault} Fault */
/** @typedef {import('./read-references.mjs').Reference} Reference */

/**
 * Addresses and patterns are relative even without a leading dot.
 *
 * @param {string} text
 */
function toPath(text) {
  const path = text.replace(/^!/, '');
  return /^[./]/.test(path) ? path : `./${path}`;
}

/**
 * @param {SourceFile} file
 * @param {Reference} reference
 * @param {Tree} tree
 */
function checkReference(file, reference, tree) {
  const { kind, specifier = '', isWhole } = reference;
  const isPath = kind === 'url' || kind === 'glob';
  const target = resolveReference(file, isPath ? toPath(specifier) : specifier, tree);
  // A file picked by name inside an installed package is still known to be that package's.
  const isKnown = isWhole || isPath || (target.to === 'installed' && specifier.startsWith(`${target.name}/`));
  if (!isKnown) return 'what it imports must be a literal, or nothing can check it';
  if (target.to === 'file') return checkPlace(file, reference, target.path);
  return checkPackage(file, target, tree);
}

/**
 * @param {SourceFile} file
 * @param {Tree} tree
 * @returns {Fault[]}
 */
function checkFile(file, tree) {
  const { path, parseError, defaultExportLine } = file;
  if (parseError) return [{ path, line: 1, message: `cannot be read: ${parseError}` }];
  const faults = file.references.flatMap((reference) => {
    const message = checkReference(file, reference, tree);
    return message ? [{ path, line: reference.line, message }] : [];
  });
  if (defaultExportLine)
    faults.push({ path, line: defaultExportLine, message: 'default export: give it a name' });
  return [...faults, ...checkSql(file), ...checkQueryBuilder(file)];
}

/**
 * Every fault of the tree below a root, by file and line.
 *
 * @param {string} root
 * @returns {{ faults: Fault[], fileCount: number }}
 */
export function checkTree(root) {
  const tree = readTree(root);
  const edges = listEdges(tree);
  const faults = [
    ...checkPackageFiles(tree),
    ...[...tree.files.values()].flatMap((file) => checkFile(file, tree)),
    ...checkLoops(edges),
    ...checkFolderLayers(edges),
    ...checkSchemasAsTypes(edges),
  ];
  return { faults, fileCount: tree.files.size };
}
