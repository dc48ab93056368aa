import { Visitor } from 'oxc-parser';
import { resolveReference } from './resolve-reference.mjs';

/** @typedef {import('./read-tree.mjs').SourceFile} SourceFile */
/** @typedef {import('./read-tree.mjs').Tree} Tree */
/** @typedef {import('oxc-parser').Program} Program */

/**
 * The functions, classes and values that a file declares and exports at once. Types cost nothing and are left out.
 *
 * @param {Program} program
 * @returns {string[]}
 */
function exportedNames({ body }) {
  return body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declared?.type === 'FunctionDeclaration' || declared?.type === 'ClassDeclaration')
      return declared.id ? [declared.id.name] : [];
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  });
}

/**
 * How often each name stands in a file, and what it imports by name. A name that is passed on by an index is no use.
 *
 * @param {Program} program
 */
function readUses(program) {
  /** @type {Map<string, number>} */
  const mentions = new Map();
  /** @type {Set<string>} */
  const imported = new Set();
  new Visitor({
    Identifier: ({ name }) => void mentions.set(name, (mentions.get(name) ?? 0) + 1),
    JSXIdentifier: ({ name }) => void mentions.set(name, (mentions.get(name) ?? 0) + 1),
    ImportSpecifier: ({ imported: name }) => {
      if (name.type === 'Identifier') imported.add(name.name);
    },
  }).visit(program);
  return { mentions, imported };
}

/**
 * Files that are taken as a whole: loaded when they are needed, or under one name.
 *
 * @param {SourceFile} file
 * @param {Tree} tree
 * @returns {string[]}
 */
function takenWhole(file, tree) {
  const namespaces = file.program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' &&
    statement.specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier')
      ? [statement.source.value]
      : [],
  );
  const loaded = file.references.flatMap(({ kind, specifier }) =>
    kind === 'dynamic' && specifier ? [specifier] : [],
  );
  return [...namespaces, ...loaded].flatMap((specifier) => {
    const target = resolveReference(file, specifier, tree);
    return (target.to === 'file' || target.to === 'workspace') && target.path ? [target.path] : [];
  });
}

/**
 * What a file passes on from others.
 *
 * @param {SourceFile | undefined} file
 * @returns {string[]}
 */
function passedOn(file) {
  return (file?.program.body ?? []).flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration'
      ? statement.specifiers.flatMap(({ local }) => (local.type === 'Identifier' ? [local.name] : []))
      : [],
  );
}

/**
 * Exports that no product code uses, whatever tests do with them: `path name`.
 *
 * @param {Tree} tree
 * @returns {string[]}
 */
export function findUnusedExports(tree) {
  const product = [...tree.files.values()].filter(
    ({ isTest, workspace }) => !isTest && workspace !== 'scripts',
  );
  const uses = new Map(product.map((file) => [file, readUses(file.program)]));
  const whole = new Set(product.flatMap((file) => takenWhole(file, tree)));
  const imported = new Set([
    ...[...uses.values()].flatMap((each) => [...each.imported]),
    ...[...whole].flatMap((path) => passedOn(tree.files.get(path))),
  ]);
  return product.flatMap((file) => {
    if (whole.has(file.path)) return [];
    const mentions = uses.get(file)?.mentions;
    return exportedNames(file.program)
      .filter((name) => !imported.has(name) && (mentions?.get(name) ?? 0) <= 1)
      .map((name) => `${file.path} ${name}`);
  });
}
