import { inTransaction, type Database } from '../../database/index.ts';
import { systemContext, type ChangeContext } from '../../documents/index.ts';
import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { defineJob, enqueueJob, runPiece, type Job, type JobContext } from '../../jobs/index.ts';
import { findSiteById } from '../../sites/index.ts';
import { changeCategories, changeItems, type TermChange } from './change-term.ts';
import { checkTerm, type TermChangeRequest } from './check-term.ts';
import {
  listRunningChanges,
  termChangeKind,
  type TermChangeWork,
  type TermProgress,
} from './running-term-changes.ts';
import { countItemsWithTerm } from './term-items-store.ts';

/** Above this number of items the change runs as a job. */
const MAX_CHANGED_NOW = 500;

/** Batch size; saving one of these items waits until the batch is done. */
const BATCH_SIZE = 100;

/** Whether an unfinished change involves the same names: the two would interfere. */
const conflictsWithRunning = async (
  { database, site }: ChangeContext,
  change: TermChange,
): Promise<boolean> => {
  const running = await listRunningChanges(database, { websiteId: site.id, ...change });
  const names = new Set([change.term, change.into]);
  names.delete(null);
  return running.some(({ term, into }) => names.has(term) || names.has(into));
};

/** In one transaction; the page is locked before its items, as everywhere. */
const changeNow = async (context: ChangeContext, change: TermChange) => {
  await changeCategories(context, change);
  const items = await changeItems(context, change, { after: '', limit: null });
  return { changed: items.filter(({ isTrashed }) => !isTrashed).length };
};

const enqueueChange = async ({ database, site, contributor }: ChangeContext, change: TermChange) => {
  const { collectionId, kind, term } = change;
  const total = await countItemsWithTerm(database, site.id, change);
  const jobId = await enqueueJob(database, termChangeKind, {
    websiteId: site.id,
    dedupeKey: JSON.stringify([collectionId, kind, term]),
    payload: { ...change, total, by: contributor.name },
  });
  return jobId === undefined ? refuse('term-changing') : { changed: 0, jobId };
};

/** Runs the change now if it is small, otherwise as a job, whose id is returned. */
export const requestTermChange = async (
  context: ChangeContext,
  request: TermChangeRequest,
): Promise<{ readonly changed: number; readonly jobId?: string } | Refusal> => {
  const checked = await checkTerm(context, request);
  if (isRefusal(checked)) return checked;
  const { collectionId, kind, term } = request;
  const change = { collectionId, kind, term, into: checked.into };
  if (change.into === term) return { changed: 0 };
  if (await conflictsWithRunning(context, change)) return refuse('term-changing');
  const limit = MAX_CHANGED_NOW + 1;
  const count = await countItemsWithTerm(context.database, context.site.id, { ...change, limit });
  if (count === 0 && !checked.isNamed) return refuse('not-found');
  return count < limit ? changeNow(context, change) : enqueueChange(context, change);
};

interface Run {
  readonly database: Database;
  readonly clock: () => Date;
  readonly payload: TermChangeWork;
  readonly job: JobContext;
}

/** Runs one batch in its own transaction. Does nothing if the site was deleted. */
const inBatch = <Result>(
  { database, clock, payload: { by }, job }: Run,
  change: (context: ChangeContext) => Promise<Result>,
): Promise<Result | undefined> =>
  inTransaction(database, async (transaction) => {
    const site = await findSiteById(transaction, job.websiteId ?? '');
    if (!site) return undefined;
    const context = systemContext(transaction, site, clock());
    return change({ ...context, contributor: { ...context.contributor, name: by } });
  });

/**
 * Items changed by an earlier attempt no longer match, so every attempt continues with the rest. The name is not
 * checked again: it is in use from the first batch on.
 */
const runTermChange = async (run: Run): Promise<TermProgress> => {
  const { database, payload, job } = run;
  let changed =
    payload.total - Math.min(payload.total, await countItemsWithTerm(database, job.websiteId ?? '', payload));
  let after: string | undefined = '';
  while (after !== undefined) {
    job.signal.throwIfAborted();
    const batch: { readonly after: string; readonly limit: number } = { after, limit: BATCH_SIZE };
    const items =
      (await runPiece(() => inBatch(run, (context) => changeItems(context, payload, batch)))) ?? [];
    changed += items.length;
    after = items.at(-1)?.id;
    if (after !== undefined) await job.progress({ changed });
  }
  await inBatch(run, (context) => changeCategories(context, payload));
  return { changed };
};

export const createTermJob = (database: Database, clock: () => Date): Job<typeof termChangeKind.payload> =>
  defineJob({
    kind: termChangeKind,
    handle: (payload, job) => runTermChange({ database, clock, payload, job }),
  });
