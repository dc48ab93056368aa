import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { listFiles } from './list-files.mjs';
import { repositoryRoot } from './repository.mjs';

/** @typedef {import('oxc-parser').ParseResult} Parsed */
/** @typedef {import('oxc-parser').ImportDeclaration} ImportDeclaration */
/** @typedef {{ start: number, end: number, text: string }} Replacement */

const loader = 'chunk-loader.js';
const loaderSource = join(repositoryRoot, 'scripts/lib/chunk-loader.mjs');

/** @param {import('oxc-parser').ModuleExportName} name */
const nameOf = (name) => (name.type === 'Literal' ? name.value : name.name);

/** @param {string} specifier */
const isChunk = (specifier) => specifier.startsWith('.');

/**
 * The names of the variables stay, so nothing else of a chunk changes.
 *
 * @param {ImportDeclaration} statement
 * @param {string} call what gives the exports of the imported module
 */
function printImport({ specifiers, source }, call) {
  const pairs = specifiers.map((specifier) => {
    const local = specifier.local.name;
    if (specifier.type === 'ImportNamespaceSpecifier') return `...${local}`;
    const imported = specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported);
    // A module outside of the bundle is its own default.
    return imported === 'default' && !isChunk(source.value) ? `...${local}` : `${imported}: ${local}`;
  });
  const [only] = pairs;
  if (only === undefined) return `${call};`;
  return pairs.length === 1 && only.startsWith('...')
    ? `const ${only.slice(3)} = ${call};`
    : `const { ${pairs.join(', ')} } = ${call};`;
}

/**
 * A binding that is set again later would be copied too early.
 *
 * @param {Parsed} parsed
 */
function listChangeable({ program }) {
  return new Set(
    program.body.flatMap((statement) =>
      statement.type === 'VariableDeclaration' && statement.kind !== 'const'
        ? statement.declarations.flatMap(({ id, init }) =>
            id.type === 'Identifier' && (statement.kind === 'let' || !init) ? [id.name] : [],
          )
        : [],
    ),
  );
}

/**
 * @param {string} file
 * @param {Parsed} parsed
 * @returns {{ replaced: Replacement[], pairs: string[] }}
 */
function readExports(file, parsed) {
  const changeable = listChangeable(parsed);
  /** @type {Replacement[]} */
  const replaced = [];
  /** @type {string[]} */
  const pairs = [];
  for (const statement of parsed.program.body) {
    const { start, end } = statement;
    if (statement.type === 'ExportDefaultDeclaration') {
      replaced.push({ start, end: statement.declaration.start, text: 'const __default = ' });
      pairs.push('default: __default');
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (statement.source || statement.declaration) throw new Error(`${file} exports in another way.`);
      for (const { local, exported } of statement.specifiers) {
        if (changeable.has(nameOf(local)))
          throw new Error(`${file} exports ${nameOf(local)}, which may change.`);
        pairs.push(`${nameOf(exported)}: ${nameOf(local)}`);
      }
      replaced.push({ start, end, text: '' });
    } else if (statement.type === 'ExportAllDeclaration') throw new Error(`${file} exports in another way.`);
  }
  return { replaced, pairs };
}

/** @param {Parsed} parsed */
const importsOf = ({ program }) => program.body.filter((statement) => statement.type === 'ImportDeclaration');

/**
 * A chunk becomes a script: one function that takes its imports and returns its exports. V8 keeps the compiled code of
 * scripts, with the functions that ran, but of modules only what was compiled before they ran.
 *
 * @param {string} file
 * @param {string} code
 */
export function packChunk(file, code) {
  const parsed = parseSync(file, code);
  const { replaced, pairs } = readExports(file, parsed);
  const imports = importsOf(parsed).map((statement) => ({
    start: statement.start,
    end: statement.end,
    text: printImport(statement, `__chunk.link(${JSON.stringify(statement.source.value)})`),
  }));
  const { dynamicImports, importMetas } = parsed.module;
  const loads = dynamicImports.map(({ start, moduleRequest }) => ({
    start,
    end: moduleRequest.start,
    text: '__chunk.load(',
  }));
  const metas = importMetas.map(({ start, end }) => ({ start, end, text: '__chunk.meta' }));
  const finish = parsed.program.body.at(-1)?.end ?? code.length;
  const ending = { start: finish, end: finish, text: `return { ${pairs.join(', ')} }; })` };
  const body = replaceAll(code, [...imports, ...replaced, ...loads, ...metas, ending]);
  return `(function (__chunk) { "use strict"; ${body}`;
}

/**
 * An entry stays a module. The one that serves saves the code for the next start.
 *
 * @param {string} file
 * @param {string} code
 */
export function packEntry(file, code) {
  const imports = importsOf(parseSync(file, code)).filter(({ source }) => isChunk(source.value));
  const body = replaceAll(
    code,
    imports.map((statement) => ({
      start: statement.start,
      end: statement.end,
      text: printImport(statement, `__link(${JSON.stringify(statement.source.value)}, import.meta.url)`),
    })),
  );
  const saving = file === 'main.js' ? ' process.once("exit", __saveCode);' : '';
  return `import { link as __link, saveCode as __saveCode } from "./${loader}";${saving} ${body}`;
}

/** @param {string} code @param {Replacement[]} replacements */
function replaceAll(code, replacements) {
  let text = '';
  let from = 0;
  for (const { start, end, text: inserted } of replacements.toSorted((a, b) => a.start - b.start)) {
    // Lines stay where they are, so the source maps hold.
    text += code.slice(from, start) + inserted + code.slice(start, end).replaceAll(/[^\n]/g, '');
    from = end;
  }
  return text + code.slice(from);
}

/**
 * A script runs when all that it imports has run.
 *
 * @param {Map<string, string[]>} imported
 * @param {string} file
 * @param {string[]} [importers]
 */
function requireNoLoop(imported, file, importers = []) {
  const way = [...importers, file];
  if (importers.includes(file))
    throw new Error(`Chunks of the server import one another: ${way.join(', ')}.`);
  for (const next of imported.get(file) ?? []) requireNoLoop(imported, next, way);
}

/**
 * Makes scripts of the chunks in a folder, for the loader that is put beside them.
 *
 * @param {string} folder
 */
export function packChunks(folder) {
  /** @type {Map<string, string[]>} */
  const imported = new Map();
  for (const path of listFiles(folder).filter((name) => name.endsWith('.js'))) {
    const file = relative(folder, path);
    const code = readFileSync(path, 'utf8');
    const specifiers = importsOf(parseSync(file, code)).map(({ source }) => source.value);
    imported.set(
      file,
      specifiers.filter(isChunk).map((specifier) => join(dirname(file), specifier)),
    );
    writeFileSync(path, file.startsWith('chunks/') ? packChunk(file, code) : packEntry(file, code));
  }
  for (const file of imported.keys()) requireNoLoop(imported, file);
  copyFileSync(loaderSource, join(folder, loader));
}
