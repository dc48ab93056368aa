// Runs in a worker thread of its own, which the program ends when it takes too long or too much memory.
// Plain JavaScript: a worker starts from a file, and the bundle has none for it.
import { posix } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import less from 'less';

/** @typedef {{ file: string, text: string, language: 'css' | 'less' }} StyleFile */

const MAX_RETRIES = 20;
const FOLDER = 'styles/';
const { styles, files, mostLength } =
  /** @type {{ styles: StyleFile[], files: Record<string, string>, mostLength: number }} */ (workerData);

/** @type {Map<string, string>} */
const texts = new Map(Object.entries(files));

/** Knows the template's own files and nothing else: no disk, no network. */
class TemplateFileManager extends less.AbstractFileManager {
  supports() {
    return true;
  }

  supportsSync() {
    return true;
  }

  /** @param {string} filename @param {string} directory */
  find(filename, directory) {
    const path = posix.normalize(posix.join(directory || FOLDER, filename)).replace(/^(?:\.\.\/)+/, '');
    const candidates = [
      path,
      `${path}.less`,
      posix.join(FOLDER, filename),
      posix.join(FOLDER, `${filename}.less`),
    ];
    const found = candidates.find((candidate) => texts.has(candidate));
    return found === undefined ? undefined : { contents: texts.get(found) ?? '', filename: found };
  }

  /** @param {string} filename @param {string} directory */
  loadFileSync(filename, directory) {
    return (
      this.find(filename, directory) ?? {
        error: { type: 'File', message: `'${filename}' is no file of this template` },
      }
    );
  }

  /** @param {string} filename @param {string} directory */
  async loadFile(filename, directory) {
    const found = this.find(filename, directory);
    if (!found) throw { type: 'File', message: `'${filename}' is no file of this template` };
    return found;
  }
}

const fileManagers = {
  install(/** @type {any} */ _less, /** @type {any} */ manager) {
    // The ready-made managers read the disk and the network: they are replaced, not added to.
    _less.environment.fileManagers = [];
    manager.fileManagers = [];
    manager.addFileManager(new TemplateFileManager());
  },
};

/** `disablePluginRule` does not reach imported files, and a plugin is a program. */
class NoPlugins {
  async loadPlugin() {
    throw { type: 'Plugin', message: '@plugin is not allowed' };
  }

  loadPluginSync() {
    throw { type: 'Plugin', message: '@plugin is not allowed' };
  }
}
less.PluginLoader = NoPlugins;

const root = () =>
  styles
    .map(
      ({ file, language }) =>
        `@import (${language === 'css' ? 'inline' : 'less'}, multiple) "${file.slice(FOLDER.length)}";`,
    )
    .join('\n');

const compile = () =>
  less.render(root(), {
    filename: `${FOLDER}(all)`,
    javascriptEnabled: false,
    disablePluginRule: true,
    math: 'always',
    plugins: [fileManagers],
    processImports: true,
  });

/** Comments, texts and `@{name}` hold signs that end nothing. */
const SIGNS =
  /\/\*[^]*?(?:\*\/|$)|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|url\([^)"']*\)|@\{[^}]*\}|[{};]/g;

/** Where each statement at the top of a file ends. @param {string} text */
const statementEnds = function* statementEnds(text) {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth = Math.max(0, depth - 1);
    if (depth === 0 && (sign === '}' || sign === ';')) yield index + 1;
  }
  yield text.length;
};

/** Takes out the top-level statement at a place, so that the rest of the file goes on. @param {string} text @param {number} place */
const withoutStatementAt = (text, place) => {
  let [from, to] = [0, 0];
  for (const end of statementEnds(text)) {
    // What is blank is no statement: the fault is that of the one before it.
    if (text.slice(to, end).trim() !== '') [from, to] = [to, end];
    if (end > place) break;
  }
  return text.slice(0, from) + text.slice(from, to).replaceAll(/[^\n]/g, ' ') + text.slice(to);
};

/** @param {string} text @param {{ line: number, column?: number }} fault */
const placeOf = (text, { line, column = 0 }) => {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column;
};

/** @param {string} file @param {{ line?: number, column?: number }} fault @param {number} attempt */
const mend = (file, { line, column }, attempt) => {
  const text = texts.get(file);
  if (text === undefined) return false;
  const mended =
    line === undefined || attempt > MAX_RETRIES
      ? ''
      : withoutStatementAt(text, placeOf(text, column === undefined ? { line } : { line, column }));
  if (mended === text) return false;
  texts.set(file, mended);
  return true;
};

const run = async () => {
  const warnings = [];
  for (let attempt = 0; attempt < 2 * MAX_RETRIES; attempt++) {
    try {
      const { css } = await compile();
      if (css.length <= mostLength) return { css, warnings };
      const message = `The styles grew longer than ${mostLength} characters.`;
      return { css: null, warnings: [...warnings, { file: 'styles', message }] };
    } catch (error) {
      const { message = String(error), filename = '', line, column } = /** @type {any} */ (error ?? {});
      const file = texts.has(filename) ? filename : (styles[0]?.file ?? 'styles');
      warnings.push({ file, message: `${message}`, ...(typeof line === 'number' ? { line } : {}) });
      if (!texts.has(filename) || !mend(filename, { line, column }, attempt)) break;
    }
  }
  return { css: null, warnings };
};

// oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await run());
