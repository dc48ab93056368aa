import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from '../database-log.ts';
import { startPostmaster, type Postmaster, type PostmasterPlan } from './postmaster.ts';

/** Restarts the server until it is stopped. */
export interface Supervisor {
  stop(): Promise<void>;
}

const shortestPauseMs = 50;
const longestPauseMs = 10_000;
const steadyMs = 60_000;

export async function superviseServer(plan: PostmasterPlan, log: DatabaseLog): Promise<Supervisor> {
  const ending = new AbortController();
  let postmaster = await startPostmaster(plan);
  log.info({ pid: postmaster.pid, isAdopted: postmaster.isAdopted }, 'database server is running');

  async function keepRunning(): Promise<void> {
    let failures = 0;
    for (;;) {
      const since = Date.now();
      await postmaster.gone;
      if (ending.signal.aborted) return;
      failures = Date.now() - since > steadyMs ? 0 : failures + 1;
      log.warn({ pid: postmaster.pid }, 'database server ended by itself, starting it again');
      const next = await startAgain(failures);
      if (!next) return;
      postmaster = next;
      if (ending.signal.aborted) await next.stop();
    }
  }

  async function startAgain(failuresBefore: number): Promise<Postmaster | undefined> {
    for (let failures = failuresBefore; !ending.signal.aborted; failures += 1) {
      try {
        await pause(Math.min(longestPauseMs, shortestPauseMs * 2 ** failures), undefined, {
          signal: ending.signal,
        });
        const next = await startPostmaster(plan);
        log.info({ pid: next.pid }, 'database server is running again');
        return next;
      } catch (error) {
        if (!ending.signal.aborted) log.warn({ err: error }, 'database server did not start');
      }
    }
    return undefined;
  }

  const kept = keepRunning();
  return {
    async stop() {
      ending.abort();
      await postmaster.stop();
      await kept;
    },
  };
}
