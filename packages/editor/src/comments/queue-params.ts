import { moderationStates, type CommentState } from '@sitewright/domain/comments';
import { optionalParam } from '../screens/index.ts';

/** What the address says of the queue. */
export interface QueueParams {
  readonly state?: CommentState;
  readonly search?: string;
  readonly item?: string;
}

const idParam = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[0-9a-f]{24}$/.test(value) ? value : undefined;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : undefined;

/** Unknown values are left out: anybody may have written the link. */
export const readQueueParams = (search: Readonly<Record<string, unknown>>): QueueParams => ({
  ...(optionalParam(
    'state',
    moderationStates.find((state) => state === search['state']),
  ) as { state?: CommentState }),
  ...optionalParam('search', textOf(search['search'])),
  ...optionalParam('item', idParam(search['item'])),
});
