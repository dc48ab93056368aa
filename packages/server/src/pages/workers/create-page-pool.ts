import { connectionOf, poolOf } from '../../database/index.ts';
import type { PageServices } from '../build/page-request.ts';
import { PagePool } from './page-pool.ts';
import { defaultLimits } from './pool-limits.ts';
import { startThreadHere } from './thread-here.ts';
import { startWorkerThread } from './worker-thread.ts';

export type { PagePool } from './page-pool.ts';

export interface PagePoolSettings {
  /** The built program of a thread. */
  readonly file: string | undefined;
  readonly threads: number;
  readonly logLevel: string;
}

/**
 * Of each thread. With fewer the pages of one site, which never have all places of a thread, would still have all of its
 * connections while their statements are slow.
 */
const CONNECTIONS = defaultLimits.atOnce;
/** In the thread that serves, which has more connections. */
const AT_ONCE_HERE = 12;

/** Where this program builds its pages: in threads of their own where it can. */
export const createPagePool = (
  services: PageServices,
  { file, threads, logLevel }: PagePoolSettings,
): PagePool => {
  const { database, loaderUrl, clock, log } = services;
  const startHere = startThreadHere(services);
  if (file === undefined || threads === 0) {
    if (threads === 0) log.info('pages are built in the thread that serves them');
    return new PagePool({
      startThread: startHere,
      startHere,
      size: 0,
      clock,
      log,
      limits: { atOnce: AT_ONCE_HERE },
    });
  }
  const startThread = startWorkerThread({
    file,
    log,
    connection: connectionOf(poolOf(database)),
    connections: CONNECTIONS,
    loaderUrl,
    logLevel,
  });
  return new PagePool({ startThread, startHere, size: threads, clock, log });
};
