import { termKinds, type TermKind } from '@sitewright/domain/pages';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Queryable } from '../../database/index.ts';
import { defineJobKind, findJob, listUnfinishedJobs, type JobReport } from '../../jobs/index.ts';
import { refuse } from '../../http/index.ts';

const payload = Type.Object({
  collectionId: Type.String(),
  kind: Type.Enum([...termKinds]),
  term: Type.String(),
  /** As resolved at the request: later the job itself would already use that name. */
  into: Type.Union([Type.String(), Type.Null()]),
  /** Number of items with the term. */
  total: Type.Integer(),
  by: Type.String(),
});

export const termChangeKind = defineJobKind({ name: 'pages.change-term', payload, isLong: true });

export type TermChangeWork = Static<typeof payload>;

/** Progress and result of the job. */
export interface TermProgress {
  readonly changed: number;
}

const changedIn = ({ progress, result }: JobReport): number => {
  const report = { changed: 0, ...(progress as TermProgress | null), ...(result as TermProgress | null) };
  return report.changed;
};

const UNFINISHED = 'This could not be finished: some items are still as they were. Do it again for those.';

/** Progress of a background term change. */
export const readTermChange = async (database: Queryable, websiteId: string, jobId: string) => {
  const job = await findJob(database, websiteId, jobId);
  if (job?.kind !== termChangeKind.name) return refuse('not-found');
  return {
    changed: changedIn(job),
    isFinished: job.state === 'done' || job.state === 'dead',
    ...(job.state === 'dead' && { message: UNFINISHED }),
  };
};

export interface RunningTermChange {
  readonly jobId: string;
  readonly term: string;
  readonly into: string | null;
  readonly changed: number;
  readonly total: number;
}

interface TermList {
  readonly websiteId: string;
  readonly collectionId: string;
  readonly kind: TermKind;
}

/** Unfinished changes of a list's terms, by any contributor. */
export const listRunningChanges = async (
  database: Queryable,
  { websiteId, collectionId, kind }: TermList,
): Promise<RunningTermChange[]> => {
  const jobs = await listUnfinishedJobs(database, websiteId, termChangeKind.name);
  return jobs.flatMap((job) => {
    const change = job.payload;
    if (!Value.Check(payload, change) || change.collectionId !== collectionId || change.kind !== kind)
      return [];
    const { term, into, total } = change;
    return [{ jobId: job.id, term, into, changed: changedIn(job), total }];
  });
};
