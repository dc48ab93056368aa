import { inTransaction, type Database } from '../../database/index.ts';
import { systemContext, type ChangeContext } from '../../documents/index.ts';
import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { defineJob, enqueueJob, type Job, type JobContext } from '../../jobs/index.ts';
import { findSiteById } from '../../sites/index.ts';
import { changeCategories, changeItems, type TermChange } from './change-term.ts';
import { checkTerm, type TermWish } from './check-term.ts';
import {
  listRunningChanges,
  termChangeKind,
  type TermChangeWork,
  type TermProgress,
} from './running-term-changes.ts';
import { countItemsWith } from './term-documents.ts';

/** With more items than this nobody should have to wait for the answer. */
const CHANGED_AT_ONCE = 500;

/** As many items are locked together: whoever saves one of them waits no longer than these take. */
const PART = 100;

/** Whether a change that goes on has to do with one of its names: the two would undo each other. */
const meetsRunning = async ({ database, site }: ChangeContext, change: TermChange): Promise<boolean> => {
  const running = await listRunningChanges(database, { websiteId: site.id, ...change });
  const names = new Set([change.term, change.into]);
  names.delete(null);
  return running.some(({ term, into }) => names.has(term) || names.has(into));
};

/** In one transaction, the page before its items as everybody locks them. */
const changeAtOnce = async (context: ChangeContext, change: TermChange) => {
  await changeCategories(context, change);
  const items = await changeItems(context, change, { after: '', most: null });
  return { changed: items.filter(({ isTrashed }) => !isTrashed).length };
};

const begin = async ({ database, site, contributor }: ChangeContext, change: TermChange) => {
  const { collectionId, kind, term } = change;
  const total = await countItemsWith(database, site.id, change);
  const jobId = await enqueueJob(database, termChangeKind, {
    websiteId: site.id,
    dedupeKey: JSON.stringify([collectionId, kind, term]),
    payload: { ...change, total, by: contributor.name },
  });
  return jobId === undefined ? refuse('term-changing') : { changed: 0, jobId };
};

/** Done at once where that is quick, else begun: the answer then names the job that does it. */
export const requestTermChange = async (
  context: ChangeContext,
  wish: TermWish,
): Promise<{ readonly changed: number; readonly jobId?: string } | Refusal> => {
  const checked = await checkTerm(context, wish);
  if (isRefusal(checked)) return checked;
  const { collectionId, kind, term } = wish;
  const change = { collectionId, kind, term, into: checked.into };
  if (change.into === term) return { changed: 0 };
  if (await meetsRunning(context, change)) return refuse('term-changing');
  const most = CHANGED_AT_ONCE + 1;
  const count = await countItemsWith(context.database, context.site.id, { ...change, most });
  if (count === 0 && !checked.isNamed) return refuse('not-found');
  return count < most ? changeAtOnce(context, change) : begin(context, change);
};

interface Run {
  readonly database: Database;
  readonly clock: () => Date;
  readonly work: TermChangeWork;
  readonly job: JobContext;
}

/** A part of the work in a transaction of its own. Nothing is done where the site is gone. */
const inPart = <Result>(
  { database, clock, work: { by }, job }: Run,
  change: (context: ChangeContext) => Promise<Result>,
): Promise<Result | undefined> =>
  inTransaction(database, async (transaction) => {
    const site = await findSiteById(transaction, job.websiteId ?? '');
    if (!site) return undefined;
    const context = systemContext(transaction, site, clock());
    return change({ ...context, contributor: { ...context.contributor, name: by } });
  });

/**
 * Whatever an earlier attempt has done is not found again, so that every attempt goes on with the rest. The name is
 * not looked at any more: it is in use from the first part on.
 */
const runTermChange = async (run: Run): Promise<TermProgress> => {
  const { database, work, job } = run;
  let changed = work.total - Math.min(work.total, await countItemsWith(database, job.websiteId ?? '', work));
  let after: string | undefined = '';
  while (after !== undefined) {
    job.signal.throwIfAborted();
    const part: { readonly after: string; readonly most: number } = { after, most: PART };
    const items = (await inPart(run, (context) => changeItems(context, work, part))) ?? [];
    changed += items.length;
    after = items.at(-1)?.id;
    if (after !== undefined) await job.progress({ changed });
  }
  await inPart(run, (context) => changeCategories(context, work));
  return { changed };
};

export const createTermJob = (database: Database, clock: () => Date): Job<typeof termChangeKind.payload> =>
  defineJob({
    kind: termChangeKind,
    handle: (work, job) => runTermChange({ database, clock, work, job }),
  });
