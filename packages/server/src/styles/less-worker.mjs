// Runs in a worker thread of its own, which the program ends when it takes too long or too much memory.
// Plain JavaScript: a worker starts from a file, and the bundle has none for it.
import { posix } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import less from 'less';

/** @typedef {{ file: string, text: string, language: 'css' | 'less' }} StyleFile */

const MOST_RETRIES = 20;
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

/** Takes out the top-level statement that holds a line, so that the rest of the file goes on. @param {string} text @param {number} line */
const withoutStatementAt = (text, line) => {
  const lines = text.split('\n');
  let depth = 0;
  let start = 0;
  for (let index = 0; index < lines.length; index++) {
    if (depth === 0 && index > 0 && /[;}]\s*(?:\/\/.*)?$/.test(lines[index - 1] ?? '')) start = index;
    for (const sign of lines[index] ?? '') depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    depth = Math.max(0, depth);
    const ends = depth === 0 && index >= line - 1;
    if (ends || index === lines.length - 1)
      return [
        ...lines.slice(0, start),
        ...lines.slice(start, index + 1).map(() => ''),
        ...lines.slice(index + 1),
      ].join('\n');
  }
  return '';
};

/** @param {string} file @param {number | undefined} line @param {number} attempt */
const mend = (file, line, attempt) => {
  const text = texts.get(file);
  if (text === undefined) return false;
  const mended = line === undefined || attempt > MOST_RETRIES ? '' : withoutStatementAt(text, line);
  if (mended === text) return false;
  texts.set(file, mended);
  return true;
};

const run = async () => {
  const warnings = [];
  for (let attempt = 0; attempt < 2 * MOST_RETRIES; attempt++) {
    try {
      const { css } = await compile();
      if (css.length <= mostLength) return { css, warnings };
      const message = `The styles grew longer than ${mostLength} characters.`;
      return { css: null, warnings: [...warnings, { file: 'styles', message }] };
    } catch (error) {
      const { message = String(error), filename = '', line } = /** @type {any} */ (error ?? {});
      const file = texts.has(filename) ? filename : (styles[0]?.file ?? 'styles');
      warnings.push({ file, message: `${message}`, ...(typeof line === 'number' ? { line } : {}) });
      if (!texts.has(filename) || !mend(filename, line, attempt)) break;
    }
  }
  return { css: null, warnings };
};

// oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await run());
