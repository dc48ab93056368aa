import type { SoldVariant } from '@sitewright/domain/cart';
import { quantityLimits } from '@sitewright/domain/cart';
import { currentPrice, optionValuesOf } from '@sitewright/domain/catalogue';
import type { OrderLine } from '@sitewright/domain/orders';
import { withQuantity, withVariantPrice } from '@sitewright/domain/subscriptions';
import { loadVariants } from '../../cart/index.ts';
import { driverOf } from '../../database/index.ts';
import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { changeSubscription, lineOf, type SubscriptionRow } from '../../subscription-records/index.ts';
import { openFor, type ChangeContext } from './change-context.ts';

export interface LineChange {
  readonly quantity?: number | undefined;
  /** Another variant of the same product. */
  readonly variantId?: string | undefined;
}

const findVariant = async (
  { transaction, pool, site, now }: ChangeContext,
  variantId: string,
): Promise<SoldVariant | undefined> => {
  const { context } = await loadVariants({
    database: pool,
    driver: driverOf(transaction),
    site,
    now,
    variantIds: [variantId],
  });
  return context.variants.get(variantId);
};

const fits = (quantity: number, { quantityRules }: SoldVariant): boolean => {
  const { min = quantityLimits.MIN, max = quantityLimits.MAX, step = 1 } = quantityRules ?? {};
  return Number.isInteger(quantity) && quantity >= min && quantity <= max && (quantity - min) % step === 0;
};

/** A variant has the price of the day on which it is chosen. */
const withVariant = (line: OrderLine, variant: SoldVariant): OrderLine => {
  const changed = {
    ...line,
    variantId: variant.variantId,
    sku: variant.sku,
    title: variant.title,
    fullUrl: variant.fullUrl,
    image: variant.image,
    optionValues: optionValuesOf(variant.attributes, variant.optionOrdering),
  };
  return withVariantPrice(changed, currentPrice(variant));
};

/** Changes what the next renewals deliver. */
export const changeSubscribedLine = async (
  context: ChangeContext,
  subscriptionId: string,
  change: LineChange,
): Promise<SubscriptionRow | Refusal> => {
  const subscription = await openFor(context, subscriptionId, 'change-line');
  if (isRefusal(subscription)) return subscription;
  const line = lineOf(subscription);
  const { variantId = line.variantId, quantity = line.quantity } = change;
  const variant = await findVariant(context, variantId);
  if (!variant?.isSold || variant.itemId !== line.itemId) return refuse('subscription-variant');
  if (quantity !== line.quantity && !fits(quantity, variant)) return refuse('subscription-quantity');
  const chosen = variantId === line.variantId ? line : withVariant(line, variant);
  const content = { ...subscription.content, lines: [withQuantity(chosen, quantity)] };
  return changeSubscription(context.transaction, subscription, {
    content,
    // A price that was announced is that of the variant before.
    ...(chosen === line ? {} : { announcedCents: null, announcedFrom: null }),
    now: context.now,
  });
};
