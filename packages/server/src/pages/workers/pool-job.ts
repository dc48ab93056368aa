import { createHash } from 'node:crypto';
import type { WaitingWork } from '../../fair-queue/index.ts';
import type { BuiltPage } from '../build/built-page.ts';
import type { ResolvedPage } from '../build/build-page.ts';
import type { PageClient } from '../build/page-building.ts';
import type { DraftAnswer } from '../draft-work/draft-work.ts';
import type { PageUrl } from '../url/page-url.ts';
import { PageAbandoned } from './page-faults.ts';
import type { DraftJob, PageJob, PageThread } from './page-thread.ts';

type PageWork = Pick<PageJob, 'request' | 'resolvedFirst'>;

/** What somebody asked for, and whom to tell. */
export interface AskedWork {
  readonly work: PageWork | Pick<DraftJob, 'draft'>;
  readonly client: PageClient;
  readonly resolved?: (page: ResolvedPage | undefined) => void;
  readonly built?: (page: BuiltPage | undefined) => void;
  readonly drafted?: (answer: DraftAnswer) => void;
  readonly failed: (error: Error) => void;
}

export interface Job extends AskedWork, Pick<WaitingWork, 'siteId'> {
  readonly id: number;
  readonly waitsSince: number;
  /** Built while its thread builds nothing else: if the thread ends, this page is the cause. */
  isAlone: boolean;
  /** Whoever asked knows what it resolved to, and has not decided yet. */
  isUndecided: boolean;
}

/** A thread and what it was given. */
export interface Place {
  thread: PageThread;
  readonly jobs: Map<number, Job>;
  isReady: boolean;
  /** When it was given a page last, or one has left it. */
  usedAt: number;
}

/** Drafts have a share of their own: a template that is being written never delays the visitors of its site. */
export const shareOf = (work: Job['work']): string => {
  if ('draft' in work) return `${work.draft.site.id} drafts`;
  const { site, drafts } = work.request;
  return drafts ? `${site.id} drafts` : site.id;
};

/** By what a page that ended its thread is known again. */
export const nameOf = ({ work, siteId }: Job): string => {
  if (!('draft' in work)) return `${siteId} ${work.request.pageUrl.canonical}`;
  const text = JSON.stringify(work.draft, (_key, value: unknown) =>
    value instanceof Map ? [...(value as ReadonlyMap<unknown, unknown>)] : value,
  );
  return `${siteId} ${createHash('sha256').update(text).digest('base64url')}`;
};

/** A page that was built without a decision. */
export const resolvedAndBuilt = (pageUrl: PageUrl, page: BuiltPage): ResolvedPage => ({
  pageUrl,
  version: page.version,
  build: async () => page,
  drop: () => undefined,
});

/** The site may have been deleted before the page was built again. */
export const builtOf =
  (built: (page: BuiltPage) => void, failed: (error: Error) => void): NonNullable<Job['built']> =>
  (page) =>
    page ? built(page) : failed(new PageAbandoned('the site was deleted'));
