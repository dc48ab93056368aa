import type { ContentStatus } from './content/content.ts';

/** Labels next to a page; published ones need none. */
export const statusLabels = {
  published: '',
  'needs-review': 'Needs Review',
  scheduled: 'Scheduled',
  draft: 'Draft',
  private: 'Private',
} as const satisfies Record<ContentStatus, string>;

/** `workflowState` of the page context. */
export const workflowStates = {
  published: 1,
  'needs-review': 2,
  scheduled: 3,
  draft: 4,
  private: 4,
} as const satisfies Record<ContentStatus, number>;

/** Allowed transitions; keeping the status is always allowed. */
const statusTransitions = {
  draft: ['needs-review', 'scheduled', 'published'],
  'needs-review': ['draft', 'scheduled', 'published'],
  scheduled: ['published', 'draft'],
  published: ['draft', 'private'],
  private: ['published'],
} as const satisfies Record<ContentStatus, readonly ContentStatus[]>;

interface Dated {
  readonly status: ContentStatus;
  readonly publishOn?: number;
}

/** A scheduled page can be published at its time, not before. */
export const canChangeStatus = (from: Dated, to: ContentStatus, now: number): boolean => {
  if (from.status === to) return true;
  const allowed: readonly ContentStatus[] = statusTransitions[from.status];
  if (!allowed.includes(to)) return false;
  return from.status !== 'scheduled' || to !== 'published' || (from.publishOn ?? 0) <= now;
};

/** The current status and the ones it may change to now. */
export const statusesFrom = (from: Dated, now: number): ContentStatus[] => [
  from.status,
  ...statusTransitions[from.status].filter((to) => canChangeStatus(from, to, now)),
];

export const isContentStatus = (text: string): text is ContentStatus => Object.hasOwn(statusLabels, text);

/** Whether visitors see it. Needs no job: a scheduled page is visible from its time on. */
export const isVisibleAt = ({ status, publishOn }: Dated, now: number): boolean =>
  status === 'published' || (status === 'scheduled' && (publishOn ?? Infinity) <= now);
