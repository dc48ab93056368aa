import { setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { createRenderEngine, openLocale } from '@sitewright/render/formatters';
import { createPool, databaseOver } from '../../database/index.ts';
import { createLog } from '../../logging/index.ts';
import { createTemplateLibrary } from '../../templates/index.ts';
import { OutlineLibrary } from '../load/site-outline.ts';
import { resolvePage } from '../build/build-page.ts';
import { isResolvedFirst } from '../build/page-building.ts';
import type { PageServices } from '../build/page-request.ts';
import { findThreadClock } from '../build/thread-clock.ts';
import { runDraftWork } from '../draft-work/draft-work.ts';
import {
  movedBuffers,
  receiveRequest,
  sendFault,
  sendPage,
  type FromWorker,
  type ToWorker,
} from './page-messages.ts';
import type { WorkerOptions } from './worker-options.ts';

/** Of this thread alone on Linux: pages that are cached go out before others are built. */
const NICE = 5;

const giveWay = (): void => {
  if (process.platform === 'linux') setPriority(NICE);
};

/** Builds pages in a thread of its own, with connections of its own. */
const serve = (port: MessagePort, { connection, connections, loaderUrl, logLevel }: WorkerOptions): void => {
  giveWay();
  const log = createLog(logLevel);
  const database = databaseOver(createPool({ ...connection, max: connections }, log));
  const engine = createRenderEngine();
  const shared: Omit<PageServices, 'clock'> = {
    database,
    engine,
    log,
    loaderUrl,
    outlines: new OutlineLibrary(),
    templates: createTemplateLibrary(database, engine, (site, warnings) =>
      log.warn({ site, warnings }, 'a template holds what cannot be honoured'),
    ),
    hostFor: (language) => ({ locale: openLocale(language) }),
  };
  const decisions = new Map<number, (isWanted: boolean) => void>();
  const post = (message: FromWorker, moved: ArrayBuffer[] = []): void => port.postMessage(message, moved);

  const askWhetherWanted = (message: FromWorker & { kind: 'resolved' }): Promise<boolean> =>
    new Promise((resolve) => {
      decisions.set(message.id, resolve);
      post(message);
    });

  const at = (now: number): PageServices => ({ ...shared, clock: () => new Date(now) });

  const work = async ({ id, draft, now }: ToWorker & { kind: 'draft' }): Promise<void> =>
    post({ kind: 'drafted', id, finished: await runDraftWork(at(now), draft) });

  const build = async ({
    id,
    now,
    resolvedFirst,
    request: received,
  }: ToWorker & { kind: 'page' }): Promise<void> => {
    const request = receiveRequest(received);
    const page = await resolvePage(at(now), request);
    if (!page) return post({ kind: 'built', id, page: undefined });
    const { pageUrl, version } = page;
    if (
      isResolvedFirst(resolvedFirst, request, page) &&
      !(await askWhetherWanted({ kind: 'resolved', id, pageUrl, version }))
    )
      return undefined;
    const built = await page.build();
    await built.response.compressQuickly();
    const sent = sendPage(built);
    return post({ kind: 'built', id, page: sent }, movedBuffers(sent));
  };

  port.on('message', (message: ToWorker) => {
    if (message.kind === 'ping') post({ kind: 'pong', heapBytes: getHeapStatistics().used_heap_size });
    else if (message.kind === 'decide') {
      decisions.get(message.id)?.(message.isWanted);
      decisions.delete(message.id);
    } else
      (message.kind === 'draft' ? work(message) : build(message)).catch((error: unknown) =>
        post({ kind: 'failed', id: message.id, fault: sendFault(error) }),
      );
  });
  post({ kind: 'ready', clockFile: findThreadClock() });
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the thread is started by worker-thread.ts alone
if (parentPort) serve(parentPort, workerData as WorkerOptions);
