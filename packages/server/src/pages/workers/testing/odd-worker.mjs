// A thread that builds pages as their path says, for tests of what ends it.
import { readlinkSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {Record<string, () => void>} */
const oddities = {
  '/loop': () => {
    for (;;);
  },
  '/starve': () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000),
  '/exit': () => process.exit(1),
  '/throw': () => {
    throw new Error('thrown outside of any page');
  },
  '/allocate': () => {
    const kept = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, () => ({})));
  },
};

/** @param {{ kind: string, id: number, request: { pageUrl: { path: string } } }} message */
const receive = ({ kind, id, request }) => {
  if (kind === 'ping') return parentPort?.postMessage({ kind: 'pong', heapBytes: 0 }, []);
  if (kind !== 'page') return undefined;
  const { path } = request.pageUrl;
  oddities[path]?.();
  const body = new TextEncoder().encode(
    path === '/connections' ? String(workerData.connections) : `page ${path}`,
  );
  const parts = { status: 200, contentType: 'text/html', cacheControl: 'no-cache' };
  const response = { parts, etag: '"1"', bodies: [['identity', body]] };
  const page = { response, cacheTags: [], version: 1, changesAt: Infinity, isCacheable: true };
  // Pages that come later are in the same thread by then.
  setTimeout(() => parentPort?.postMessage({ kind: 'built', id, page }, []), 20);
  return undefined;
};

parentPort?.on('message', receive);
const clockFile =
  process.platform === 'linux' ? `/proc/${readlinkSync('/proc/thread-self')}/schedstat` : undefined;
parentPort?.postMessage({ kind: 'ready', clockFile }, []);
