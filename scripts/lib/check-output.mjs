import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import vm from 'node:vm';
import { listFiles } from './list-files.mjs';
import { runEntry } from './run-entry.mjs';

/** @typedef {import('./build-targets.mjs').TargetName} TargetName */

/** @param {string} path */
const parseModule = (path) => new vm.SourceTextModule(readFileSync(path, 'utf8'), { identifier: path });

/**
 * @param {string} path
 * @returns {string | undefined} what is wrong with the file, when it is no JavaScript
 */
function findSyntaxFault(path) {
  try {
    parseModule(path);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Stops with a sentence when the bundler wrote files that do not parse: the owner's app would be a blank page.
 *
 * @param {string} folder
 */
function requireSyntax(folder) {
  const scripts = listFiles(folder).filter((path) => path.endsWith('.js'));
  if (scripts.length === 0) throw new Error(`The build wrote no script into ${folder}.`);
  const faults = scripts.flatMap((path) => {
    const fault = findSyntaxFault(path);
    return fault ? [`  ${relative(folder, path)}: ${fault}`] : [];
  });
  if (faults.length === 0) return;
  throw new Error(
    `The build wrote ${faults.length} of ${scripts.length} files that do not parse:\n${faults.join('\n')}`,
  );
}

/** @param {string} path */
const readText = (path) => readFileSync(path, 'utf8');

/**
 * Everything that a script loads before it runs.
 *
 * @param {string} folder
 * @param {string} script relative to the folder
 * @param {Set<string>} [loaded]
 */
function listLoaded(folder, script, loaded = new Set()) {
  if (loaded.has(script)) return loaded;
  loaded.add(script);
  for (const [, path] of readText(join(folder, script)).matchAll(/(?:__chunk\.link|__link)\("(\.[^"]+)"/g))
    listLoaded(folder, join(dirname(script), path ?? ''), loaded);
  return loaded;
}

/** What `main.js` may load: all else is loaded while the database starts. */
const startChunks =
  /^(?:main\.js|chunks\/(?:start|start-fault|program-folders|database|rolldown-runtime)-[\w-]{8}\.js)$/;

/** @param {string} folder */
async function checkServer(folder) {
  const others = [...listLoaded(folder, 'main.js')].filter((path) => !startChunks.test(path));
  if (others.length > 0)
    throw new Error(
      `The server loads ${others.join(', ')} before the database starts: see the groups in bundle.mjs.`,
    );
}

/** @param {string} folder */
async function checkEditor(folder) {
  const html = readText(join(folder, 'index.html'));
  const [, entry] = /<script type="module"[^>]* src="\/config\/([^"]+)"/.exec(html) ?? [];
  if (!entry) throw new Error('The page of the owner’s app loads no script.');
  await runEntry(join(folder, entry), {
    html,
    address: 'http://localhost/config/',
    isReady: ({ document }) => document.querySelector('#app')?.hasChildNodes() === true,
  });
}

/** @param {string} folder */
async function checkStorefront(folder) {
  const manifest = JSON.parse(readText(join(folder, '.vite/manifest.json')));
  await runEntry(join(folder, manifest['src/main.ts'].file), {
    html: '<!doctype html><html><body><sw-shop></sw-shop></body></html>',
    address: 'http://localhost/',
  });
}

/** @type {Partial<Record<TargetName, (folder: string) => Promise<void>>>} */
const entryChecks = { server: checkServer, editor: checkEditor, storefront: checkStorefront };

/**
 * Checks what a build wrote before it counts as built.
 *
 * @param {TargetName} target
 * @param {string} folder
 */
export async function checkOutput(target, folder) {
  requireSyntax(folder);
  await entryChecks[target]?.(folder);
}
