import { resolvePage } from '../build/build-page.ts';
import { isResolvedFirst } from '../build/page-building.ts';
import type { PageServices } from '../build/page-request.ts';
import { runDraftWork } from '../draft-work/draft-work.ts';
import type { DraftJob, PageJob, StartThread } from './page-thread.ts';

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Builds pages in the thread that serves them. */
export const startThreadHere =
  (services: PageServices): StartThread =>
  (events) => {
    const decisions = new Map<number, (isWanted: boolean) => void>();

    const build = async ({ id, request, resolvedFirst }: PageJob): Promise<void> => {
      const page = await resolvePage(services, request);
      if (page && isResolvedFirst(resolvedFirst, request, page)) {
        const decided = new Promise<boolean>((resolve) => decisions.set(id, resolve));
        events.resolved(id, page);
        if (!(await decided)) return;
      }
      events.built(id, await page?.build());
    };

    const work = async ({ id, draft }: DraftJob): Promise<void> =>
      events.drafted(id, await runDraftWork(services, draft));

    queueMicrotask(events.ready);
    return {
      run: (job) =>
        void ('draft' in job ? work(job) : build(job)).catch((error: unknown) =>
          events.failed(job.id, asError(error)),
        ),
      decide: (id, isWanted) => {
        decisions.get(id)?.(isWanted);
        decisions.delete(id);
      },
      ping: () => undefined,
      silentMs: 0,
      heapBytes: 0,
      end: () => undefined,
    };
  };
