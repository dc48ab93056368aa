import { Visitor } from 'oxc-parser';
import { sqlBuilders } from './import-table.mjs';

/** @typedef {import('./read-tree.mjs').SourceFile} SourceFile */
/** @typedef {import('./read-tree.mjs').Fault} Fault */
/** @typedef {import('@oxc-project/types').Argument} Argument */
/** @typedef {import('@oxc-project/types').CallExpression} CallExpression */

const sendingNames = new Set(['query', 'execute', 'unsafe']);

/**
 * @param {Argument | undefined} node
 * @returns {boolean}
 */
function isBuiltText(node) {
  if (node?.type === 'TemplateLiteral') return node.expressions.length > 0;
  if (node?.type === 'BinaryExpression') return node.operator === '+';
  if (node?.type !== 'ObjectExpression') return false;
  return node.properties.some(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'text' &&
      isBuiltText(property.value),
  );
}

/** @param {CallExpression} call */
function describeFault({ callee, arguments: [first] }) {
  const property = callee.type === 'MemberExpression' ? callee.property : callee;
  const name = property.type === 'Identifier' ? property.name : '';
  const owner =
    callee.type === 'MemberExpression' && callee.object.type === 'Identifier' ? callee.object.name : '';
  if (owner === 'sql' && name === 'raw')
    return 'sql.raw() puts text into SQL: use a parameter or sql.identifier()';
  if (sendingNames.has(name) && isBuiltText(first))
    return `${name}() gets SQL built from text: use parameters`;
  return undefined;
}

/**
 * [F26] Values reach SQL as parameters only.
 *
 * @param {SourceFile} file
 * @returns {Fault[]}
 */
export function checkSql(file) {
  if (file.isTest || sqlBuilders.includes(file.path)) return [];
  /** @type {Fault[]} */
  const faults = [];
  new Visitor({
    CallExpression(call) {
      const message = describeFault(call);
      if (message) faults.push({ path: file.path, line: file.lineAt(call.start), message });
    },
  }).visit(file.program);
  return faults;
}
