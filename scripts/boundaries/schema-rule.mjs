import { browserFolders } from './import-table.mjs';
import { ruleOf } from './package-rules.mjs';
import { isInside } from './resolve-reference.mjs';

/** @typedef {import('./loop-rules.mjs').Edge} Edge */
/** @typedef {import('./read-tree.mjs').SourceFile} SourceFile */
/** @typedef {import('./read-tree.mjs').Fault} Fault */

/** @param {SourceFile} file */
function isSchema({ path }) {
  return path.endsWith('-schemas.ts');
}

/** @param {SourceFile} file */
function isWhereSchemasAreTypes({ workspace, path }) {
  return ruleOf(workspace).schemasAsTypes === true || browserFolders.some((folder) => isInside(path, folder));
}

/**
 * Follows what browsers load through every package and names each place where a schema comes along as a value:
 * one careless `export *` would carry the validator into every visitor's page.
 *
 * @param {Edge[]} edges
 * @returns {Fault[]}
 */
export function checkSchemasAsTypes(edges) {
  const loaded = edges.filter(({ from, isType }) => !isType && !from.isTest);
  const reached = new Set(edges.map(({ from }) => from).filter(isWhereSchemasAreTypes));
  for (const file of reached) {
    for (const edge of loaded) if (edge.from === file) reached.add(edge.to);
  }
  return edges
    .filter(({ from, to, isType }) => !isType && reached.has(from) && isSchema(to) && !isSchema(from))
    .map(({ from, to, line }) => ({
      path: from.path,
      line,
      message: `browsers load this file: import ${to.path} with "import type"`,
    }));
}
