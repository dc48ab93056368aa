import type { SoldVariant } from '@sitewright/domain/cart';
import { isDonation } from '@sitewright/domain/catalogue';
import type { OrderContent } from '@sitewright/domain/orders';
import type { Site } from '@sitewright/domain/sites';
import type { StoreSettings } from '@sitewright/domain/store';
import { renewalContentOf, withUnitPrice } from '@sitewright/domain/subscriptions';
import { loadVariants } from '../../cart/index.ts';
import type { Database } from '../../database/index.ts';
import { lineOf, type PeriodKey, type SubscriptionRow } from '../../subscription-records/index.ts';

/** What a renewal is made of beside the subscription, as it is now. */
export interface RenewalShop {
  readonly site: Site;
  readonly settings: StoreSettings;
  readonly variantId: string;
  /** Undefined where it is not sold any more. What is given goes on, also to a fund that was archived. */
  readonly variant: Pick<SoldVariant, 'categories' | 'grams' | 'taxClass'> | undefined;
}

export const loadRenewalShop = async (
  { database, site, now }: { readonly database: Database; readonly site: Site; readonly now: Date },
  subscription: SubscriptionRow,
): Promise<RenewalShop> => {
  const { variantId, productType } = lineOf(subscription);
  const { context } = await loadVariants({ database, site, now, variantIds: [variantId] });
  if (isDonation(productType)) return { site, settings: context.settings, variantId, variant: {} };
  const variant = context.variants.get(variantId);
  return { site, settings: context.settings, variantId, variant: variant?.isSold ? variant : undefined };
};

/** The subscription with a price that was announced, once it has begun. */
export const pricedContent = (
  { content, announcedCents, announcedFrom }: SubscriptionRow,
  startsAt: Date,
): OrderContent =>
  announcedCents === null || announcedFrom === null || announcedFrom > startsAt
    ? content
    : { ...content, lines: content.lines.map((line) => withUnitPrice(line, announcedCents)) };

/** The order of a period. Undefined where the product cannot be delivered to the address. */
export const renewalOrder = (
  content: OrderContent,
  { settings, variant }: RenewalShop,
  { period, periodId, now }: { readonly period: PeriodKey; readonly periodId: string; readonly now: Date },
): OrderContent | undefined => {
  const { subscriptionId, periodIndex } = period;
  const { categories = [], grams = 0, taxClass = '' } = variant ?? {};
  return renewalContentOf(content, {
    shipping: settings.shipping,
    taxRules: settings.taxRules,
    pricesIncludeTax: settings.pricesIncludeTax,
    product: { categories, grams, taxClass },
    periodId,
    renewal: { subscriptionId, periodIndex },
    now,
  });
};
