import { optionalParam } from '../screens/index.ts';
import { queueStates, type QueueState } from './queue-states.ts';

/** What the address says of the queue. */
export interface QueueParams {
  readonly state?: QueueState;
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
    queueStates.find((state) => state === search['state']),
  ) as { state?: QueueState }),
  ...optionalParam('search', textOf(search['search'])),
  ...optionalParam('item', idParam(search['item'])),
});
