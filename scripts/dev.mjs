import { createServer } from 'node:http';
import { join } from 'node:path';
import { buildTargets } from './lib/build-targets.mjs';
import { createRestarter } from './lib/restarter.mjs';
import { repositoryRoot } from './lib/repository.mjs';
import { setUpOrExit } from './lib/set-up.mjs';

await setUpOrExit([]);
const { watch } = await import('rolldown');
const { createServer: createSourceServer } = await import('vite');
const { serverBundle } = await import('./lib/bundle.mjs');

/**
 * Serves an app's sources with hot reload on a port of its own; the program sends its pages there. The listener is
 * ours and not Vite's, whose own handling of SIGTERM would end this process before the program has stopped.
 *
 * @param {'editor' | 'storefront'} name
 */
async function serveSources(name) {
  const listener = createServer();
  await new Promise((resolve) => listener.listen(0, 'localhost', () => resolve(undefined)));
  const address = listener.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  const sources = await createSourceServer({
    root: join(repositoryRoot, 'packages', name),
    // Pages come from the program's own port, so the browser asks for these files across origins.
    server: { middlewareMode: true, hmr: { server: listener }, origin, cors: true },
    clearScreen: false,
  });
  listener.on('request', sources.middlewares);
  return { origin, close: () => Promise.all([sources.close(), listener.close()]) };
}

const editor = await serveSources('editor');
const storefront = await serveSources('storefront');
const program = createRestarter(
  ['--enable-source-maps', join(repositoryRoot, buildTargets.server.output, 'main.js')],
  {
    ...process.env,
    SITEWRIGHT_DEV_EDITOR_ORIGIN: editor.origin,
    SITEWRIGHT_DEV_STOREFRONT_ORIGIN: storefront.origin,
  },
);

const watcher = watch(serverBundle);
watcher.on('event', async (event) => {
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code === 'BUNDLE_END') await event.result.close();
  if (event.code === 'END') await program.restart();
});

async function stop() {
  await Promise.all([watcher.close(), editor.close(), storefront.close(), program.stop()]);
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
