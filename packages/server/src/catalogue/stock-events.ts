import { isInStock, UNLIMITED, type Stock } from '@sitewright/domain/catalogue';
import type { WebhookEventType } from '@sitewright/domain/webhooks';
import type { Queryable } from '../database/index.ts';
import { enqueueEvents, isAwaited } from '../webhooks/index.ts';
import { describeOptions } from './describe-options.ts';
import { changedLevels, fallenLevels, type ChangedLevel } from './low-stock/fallen-levels.ts';
import { findVariantNames, type VariantName } from './variant-names-store.ts';

/** What events tell of a variant. */
export const describeVariant = ({ variantId, itemId, title, sku, options }: VariantName) => ({
  variantId,
  itemId,
  title,
  variant: describeOptions(options),
  sku,
});

const returnedLevels = (moves: readonly ChangedLevel[]): ReadonlyMap<string, Stock> =>
  changedLevels(moves, (before, after) => !isInStock(before) && isInStock(after));

interface StockNews {
  readonly database: Queryable;
  readonly site: { readonly id: string };
  readonly now: Date;
}

/** One statement more than the events take, and only where somebody listens. */
const announceLevels = async (
  { database, site, now }: StockNews,
  type: WebhookEventType,
  levels: ReadonlyMap<string, Stock>,
): Promise<void> => {
  if (levels.size === 0 || !(await isAwaited(database, site.id, type))) return;
  const names = await findVariantNames(database, site.id, [...levels.keys()]);
  const events = names.map((name) => {
    const level = levels.get(name.variantId);
    const quantity = level === undefined || level.isUnlimited ? null : level.quantity;
    return { data: { ...describeVariant(name), quantity } };
  });
  await enqueueEvents(database, site.id, { type, events, now });
};

/** Of variants that can be bought without stock from now on. */
export const announceBackorders = (context: StockNews, variantIds: readonly string[]): Promise<void> =>
  announceLevels(context, 'stock.returned', new Map(variantIds.map((id) => [id, UNLIMITED])));

/** Sends the events of variants that fell to the threshold or are back. */
export const announceStock = async (
  context: StockNews,
  moves: readonly ChangedLevel[],
  threshold: number,
): Promise<void> => {
  await announceLevels(context, 'stock.low', fallenLevels(moves, threshold));
  await announceLevels(context, 'stock.returned', returnedLevels(moves));
};
