import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import vm from 'node:vm';
import { Window } from 'happy-dom';

/** @typedef {{ html: string, address: string, isReady?: (window: Window) => boolean }} EntryPage */

const patience = { tries: 200, pauseMs: 10 };

/**
 * Loads a module and all that it imports into one context.
 *
 * @param {import('node:vm').Context} context
 */
function createModuleLoader(context) {
  /** @type {Map<string, vm.SourceTextModule>} */
  const modules = new Map();
  /** @type {(path: string) => vm.SourceTextModule} */
  const load = (path) => {
    const known = modules.get(path);
    if (known) return known;
    const module = new vm.SourceTextModule(readFileSync(path, 'utf8'), {
      context,
      identifier: path,
      importModuleDynamically: (specifier) => run(join(dirname(path), specifier)),
    });
    modules.set(path, module);
    return module;
  };
  /** @param {string} path */
  const run = async (path) => {
    const module = load(path);
    if (module.status === 'unlinked') {
      await module.link((specifier, { identifier }) => load(join(dirname(identifier), specifier)));
    }
    await module.evaluate();
    return module;
  };
  return run;
}

/**
 * Runs the built entry of an app in a page without a network, and stops with a sentence when it throws or shows
 * nothing. A file can parse and still be broken: an import of a name that is not exported, a value used too early.
 *
 * @param {string} path
 * @param {EntryPage} page
 */
export async function runEntry(path, { html, address, isReady = () => true }) {
  const window = new Window({ url: address, settings: { disableJavaScriptEvaluation: true } });
  window.document.write(html);
  window.fetch = () => Promise.reject(new TypeError('There is no network while building.'));
  try {
    await createModuleLoader(vm.createContext(window))(path);
    for (let tries = 0; !isReady(window); tries += 1) {
      if (tries === patience.tries) throw new Error('it shows nothing');
      await sleep(patience.pauseMs);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${path} was built but does not run: ${reason}`, { cause: error });
  } finally {
    await window.happyDOM.abort();
    await window.happyDOM.close();
  }
}
