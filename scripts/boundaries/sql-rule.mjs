import { Visitor } from 'oxc-parser';
import { queryBuilderUsers, sqlBuilders } from './import-table.mjs';

/** @typedef {import('./read-tree.mjs').SourceFile} SourceFile */
/** @typedef {import('./read-tree.mjs').Fault} Fault */
/** @typedef {import('@oxc-project/types').Argument} Argument */
/** @typedef {import('@oxc-project/types').CallExpression} CallExpression */

// A statement by its first words: built anywhere, it will be sent somewhere.
const statement =
  /^\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|COPY|TRUNCATE|WITH|SET LOCAL)\b|^\s*(select\s|insert into\b|delete from\b|(create|drop|alter) (table|database|index|schema)\b)/;
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
  /** @type {Map<number, string>} */
  const messages = new Map();
  /** @type {Set<unknown>} */
  const tagged = new Set();
  new Visitor({
    CallExpression(call) {
      const message = describeFault(call);
      if (message) messages.set(file.lineAt(call.start), message);
    },
    TaggedTemplateExpression: ({ quasi }) => void tagged.add(quasi),
    TemplateLiteral(text) {
      const line = file.lineAt(text.start);
      const isStatement = isBuiltText(text) && statement.test(text.quasis[0]?.value.raw ?? '');
      if (isStatement && !tagged.has(text) && !messages.has(line))
        messages.set(line, 'SQL built from text: use parameters');
    },
  }).visit(file.program);
  return [...messages].map(([line, message]) => ({ path: file.path, line, message }));
}

const storeFile = /-(store|query|tables)\.ts$/;

/**
 * Statements are found in one sort of file.
 *
 * @param {SourceFile} file
 * @returns {Fault[]}
 */
export function checkQueryBuilder({ path, isTest, references }) {
  if (isTest || storeFile.test(path) || queryBuilderUsers.some((place) => path.startsWith(place))) return [];
  return references
    .filter(({ specifier, isType }) => !isType && /^drizzle-orm(\/|$)/.test(specifier ?? ''))
    .map(({ line }) => ({
      path,
      line,
      message: 'SQL outside of a store: move it to a file named *-store.ts',
    }));
}
