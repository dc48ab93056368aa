import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { receiveFault, receivePage, sendRequest, type FromWorker, type ToWorker } from './page-messages.ts';
import { readThreadClock } from '../build/thread-clock.ts';
import type { PageThread, StartThread, ThreadEvents } from './page-thread.ts';
import type { WorkerOptions } from './worker-options.ts';

/** A page with a thousand products takes 30 MB. */
const HEAP_MB = 192;
const YOUNG_MB = 16;

/**
 * On a busy machine a thread waits for a processor. To end it would make it worse: the next one begins with nothing
 * compiled. With less than such a part of a processor it is taken for stuck all the same.
 */
const MOST_STARVED = 10;

export interface WorkerThreadOptions extends WorkerOptions {
  /** The built program of the thread. */
  readonly file: string;
  readonly log: Logger;
}

const receive = (message: FromWorker, events: ThreadEvents): void => {
  switch (message.kind) {
    case 'ready':
      return events.ready();
    case 'resolved':
      return events.resolved(message.id, message);
    case 'built':
      return events.built(message.id, message.page && receivePage(message.page));
    case 'drafted':
      return events.drafted(message.id, message.finished);
    case 'failed':
      return events.failed(message.id, receiveFault(message.fault));
    case 'pong':
      return undefined;
  }
};

/** Builds pages in a thread of its own, which ends without any harm to this one. */
export const startWorkerThread =
  ({ file, log, ...options }: WorkerThreadOptions): StartThread =>
  (events): PageThread => {
    const worker = new Worker(file, {
      workerData: options,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
      name: 'pages',
    });
    const post = (message: ToWorker): void => worker.postMessage(message, []);
    let asked: { readonly at: number; readonly ranMs: number | undefined } | undefined;
    let clockFile: string | undefined;
    let heapBytes = 0;
    worker.unref();
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'pong') {
        asked = undefined;
        ({ heapBytes } = message);
        return;
      }
      if (message.kind === 'ready') ({ clockFile } = message);
      receive(message, events);
    });
    worker.on('error', (error) => log.error({ err: error }, 'a thread that builds pages ended by a fault'));
    worker.once('exit', () => events.ended());
    return {
      run: (job) =>
        post(
          'draft' in job
            ? { kind: 'draft', ...job }
            : { kind: 'page', ...job, request: sendRequest(job.request) },
        ),
      decide: (id, isWanted) => post({ kind: 'decide', id, isWanted }),
      ping() {
        if (asked) return;
        asked = { at: performance.now(), ranMs: readThreadClock(clockFile) };
        post({ kind: 'ping' });
      },
      get silentMs() {
        if (!asked) return 0;
        const passedMs = performance.now() - asked.at;
        const ranMs = readThreadClock(clockFile);
        if (asked.ranMs === undefined || ranMs === undefined) return passedMs;
        return Math.max(ranMs - asked.ranMs, passedMs / MOST_STARVED);
      },
      get heapBytes() {
        return heapBytes;
      },
      end: () => void worker.terminate(),
    };
  };
