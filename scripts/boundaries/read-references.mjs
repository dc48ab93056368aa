import { parseSync, Visitor } from 'oxc-parser';

/**
 * One way in which a file names another.
 *
 * @typedef {object} Reference
 * @property {'import' | 'dynamic' | 'url' | 'glob'} kind
 * @property {string | undefined} specifier what is written before the first inserted value; undefined when it begins with one
 * @property {boolean} isWhole the specifier is a literal from end to end
 * @property {boolean} isType erased before the program runs
 * @property {number} line
 */

/** @typedef {import('oxc-parser').Program} Program */
/** @typedef {import('@oxc-project/types').Expression | import('@oxc-project/types').Argument} Expression */
/** @typedef {Omit<Reference, 'line'> & { start: number }} Found */

/**
 * The text of a literal, or what stands before the first inserted value of a template literal.
 *
 * @param {Expression | undefined} node
 * @returns {{ text: string, isWhole: boolean } | undefined}
 */
function readLiteral(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return { text: node.value, isWhole: true };
  if (node?.type !== 'TemplateLiteral') return undefined;
  return { text: node.quasis[0]?.value.cooked ?? '', isWhole: node.expressions.length === 0 };
}

/**
 * @param {Reference['kind']} kind
 * @param {Expression | undefined} node
 * @param {number} start
 * @returns {Found}
 */
function refer(kind, node, start) {
  const { text, isWhole } = readLiteral(node) ?? { text: undefined, isWhole: false };
  return { kind, specifier: text || undefined, isWhole, isType: false, start };
}

/**
 * @param {Expression | undefined} node
 * @param {string} property
 */
function isImportMeta(node, property) {
  if (node?.type !== 'MemberExpression' || node.object.type !== 'MetaProperty') return false;
  return node.property.type === 'Identifier' && node.property.name === property;
}

/**
 * @param {import('@oxc-project/types').CallExpression} node
 * @returns {Found[]}
 */
function readCall({ callee, arguments: [first], start }) {
  if (callee.type === 'Identifier' && callee.name === 'require') {
    return [refer('dynamic', first, start)];
  }
  if (!isImportMeta(callee, 'glob')) return [];
  const patterns = first?.type === 'ArrayExpression' ? first.elements : [first];
  return patterns.map((pattern) => refer('glob', pattern ?? undefined, start));
}

/**
 * @param {import('@oxc-project/types').NewExpression} node
 * @returns {Found[]}
 */
function readNew({ callee, arguments: [first, second], start }) {
  const isUrl = callee.type === 'Identifier' && callee.name === 'URL' && isImportMeta(second, 'url');
  return isUrl && readLiteral(first) ? [refer('url', first, start)] : [];
}

/** @param {Program} program */
function collect(program) {
  /** @type {Found[]} */
  const found = [];
  /** @param {import('@oxc-project/types').StringLiteral | null} source @param {boolean} isType @param {number} start */
  const add = (source, isType, start) => {
    if (source) found.push({ ...refer('import', source, start), isType });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type', node.start),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type', node.start),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type', node.start),
    TSImportType: (node) => add(node.source, true, node.start),
    TSExternalModuleReference: (node) => add(node.expression, false, node.start),
    ImportExpression: (node) => void found.push(refer('dynamic', node.source, node.start)),
    CallExpression: (node) => void found.push(...readCall(node)),
    NewExpression: (node) => void found.push(...readNew(node)),
  }).visit(program);
  return found;
}

/** @param {Program} program */
function findDefaultExport(program) {
  return program.body.find((node) => {
    if (node.type === 'ExportDefaultDeclaration') return true;
    if (node.type !== 'ExportNamedDeclaration') return false;
    return node.specifiers.some(({ exported }) => 'name' in exported && exported.name === 'default');
  });
}

/**
 * @param {string} path
 * @param {string} code
 */
export function readReferences(path, code) {
  const { program, errors } = parseSync(path, code);
  /** @param {number} offset */
  const lineAt = (offset) => code.slice(0, offset).split('\n').length;
  const defaultExport = findDefaultExport(program);
  return {
    program,
    lineAt,
    parseError: errors[0]?.message,
    defaultExportLine: defaultExport && lineAt(defaultExport.start),
    /** @type {Reference[]} */
    references: collect(program).map(({ start, ...rest }) => ({ ...rest, line: lineAt(start) })),
  };
}
