import { isInStock } from '@sitewright/domain/catalogue';
import type { Database } from '../database/index.ts';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { countWaiting, lockGroup, updateGroup } from './due-groups-store.ts';
import { enqueueSending } from './restock-jobs.ts';
import { loadVariant } from './send-notices.ts';

export interface SendRequest {
  readonly productId: string;
  readonly variantId: string;
}

interface Requested {
  readonly count: number;
  readonly title: string;
}

const requestOne = async (
  pool: Database,
  { database, site, now }: ContributorContext,
  { productId, variantId }: SendRequest,
): Promise<Requested | Refusal> => {
  const key = { websiteId: site.id, variantId };
  const group = await lockGroup(database, key);
  if (group?.itemId !== productId) return refuse('not-found');
  const { variant } = await loadVariant({ database: pool, transaction: database, site, now }, variantId);
  if (!variant?.isSold) return refuse('restock-not-sold');
  if (!isInStock(variant.stock)) return refuse('restock-sold-out');
  const { count, newest } = await countWaiting(database, key);
  if (newest === null) return refuse('restock-nobody-waits');
  const request = { requestedUntil: newest, requestedTotal: count, requestedSent: 0, dueAt: now };
  await updateGroup(database, key, request);
  await enqueueSending(database, key, now);
  return { count, title: variant.title };
};

export const requestNotices = async (
  pool: Database,
  context: ContributorContext,
  request: SendRequest,
): Promise<{ count: number } | Refusal> => {
  const requested = await requestOne(pool, context, request);
  if (isRefusal(requested)) return requested;
  const { count, title } = requested;
  context.note({ subject: `item:${request.productId}`, after: { title, count } });
  return { count };
};

/** Those that cannot be sent now are left out; refused if that is all of them. In the order of ids: two requests cannot deadlock. */
export const requestManyNotices = async (
  pool: Database,
  context: ContributorContext,
  requests: readonly SendRequest[],
): Promise<{ count: number } | Refusal> => {
  const ids = new Map(requests.map((request) => [request.variantId, request]));
  let count = 0;
  let refusal: Refusal | undefined;
  for (const request of [...ids.values()].toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1))) {
    const requested = await requestOne(pool, context, request);
    if (isRefusal(requested)) refusal ??= requested;
    else count += requested.count;
  }
  if (count === 0 && refusal) return refusal;
  context.note({ subject: 'restock', after: { count } });
  return { count };
};
