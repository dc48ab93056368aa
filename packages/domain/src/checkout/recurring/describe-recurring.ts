import { needsShipping } from '../../catalogue/index.ts';
import type { CartLineItem, ShoppingCart } from '../../cart/index.ts';
import { fillText } from '../../languages/index.ts';
import { periodStart } from '../../subscriptions/index.ts';
import type { CheckoutView } from '../checkout-schemas.ts';
import { recurringTextsIn } from './recurring-texts.ts';

export interface RecurringOptions {
  readonly language: string;
  readonly timeZone: string;
  readonly now: Date;
  printMoney(cents: number): string;
}

type Subscribed = CartLineItem & { readonly subscription: NonNullable<CartLineItem['subscription']> };

const isSubscribed = (entry: CartLineItem): entry is Subscribed =>
  entry.isAvailable && entry.subscription !== undefined;

/** Whether something in it is paid again each period. */
export const hasSubscriptions = ({ entries }: Pick<ShoppingCart, 'entries'>): boolean =>
  entries.some(isSubscribed);

/** What a line costs in each later payment, before delivery and tax. */
const renewalCents = ({ subTotal, subscription }: Subscribed): number =>
  Math.max(0, subTotal - subscription.renewalDiscountCents);

/** When the second payment is due if the first is made now. */
export const firstRenewal = (
  plan: Subscribed['subscription']['plan'],
  { now, timeZone }: Pick<RecurringOptions, 'now' | 'timeZone'>,
): Date => periodStart({ startedAt: now, timeZone, plan }, 1);

const printRenewal = ({ subscription: { plan } }: Subscribed, options: RecurringOptions): string => {
  const { language, timeZone } = options;
  return new Intl.DateTimeFormat([language, 'en'], { dateStyle: 'long', timeZone }).format(
    firstRenewal(plan, options),
  );
};

const describeLine = (entry: Subscribed, options: RecurringOptions): string => {
  const { language, printMoney } = options;
  const { plan, text } = entry.subscription;
  const texts = recurringTextsIn(language);
  if (plan.numBillingCycles === 1) return texts.onlyOnce;
  const date = printRenewal(entry, options);
  return fillText(texts.after, { amount: printMoney(renewalCents(entry)), period: text, date });
};

/** What is added to the prices of later payments; empty for nothing. */
export const laterAdditions = (
  { hasDelivery, pricesIncludeTax }: { readonly hasDelivery: boolean; readonly pricesIncludeTax: boolean },
  language: string,
): string => {
  const texts = recurringTextsIn(language);
  if (hasDelivery) return pricesIncludeTax ? texts.withDelivery : texts.withDeliveryAndTax;
  return pricesIncludeTax ? '' : texts.withTax;
};

const additionNote = (
  subscribed: readonly Subscribed[],
  { pricesIncludeTax }: ShoppingCart,
  language: string,
): string => {
  const renewed = subscribed.filter(({ subscription }) => subscription.plan.numBillingCycles !== 1);
  if (renewed.length === 0) return '';
  const hasDelivery = renewed.some(
    ({ productType, subscription }) => needsShipping(productType) && !subscription.hasFreeShipping,
  );
  return laterAdditions({ hasDelivery, pricesIncludeTax }, language);
};

/** Nothing is due today, but later: a way to pay is asked for all the same. */
const describeNothingToday = (
  subscribed: readonly Subscribed[],
  { amountDueCents }: ShoppingCart,
  options: RecurringOptions,
): string => {
  const renewed = subscribed.filter(({ subscription }) => subscription.plan.numBillingCycles !== 1);
  const [only, ...others] = renewed;
  if (amountDueCents > 0 || !only) return '';
  const texts = recurringTextsIn(options.language);
  if (others.length > 0) return texts.nothingToday;
  return fillText(texts.nothingTodayThen, {
    amount: options.printMoney(renewalCents(only)),
    period: only.subscription.text,
    date: printRenewal(only, options),
  });
};

/** What comes after the payment of today, in words; null where nothing does. */
export const describeRecurring = (
  cart: ShoppingCart,
  options: RecurringOptions,
): CheckoutView['recurring'] => {
  const subscribed = cart.entries.filter(isSubscribed);
  if (subscribed.length === 0) return null;
  const texts = recurringTextsIn(options.language);
  return {
    title: texts.recurring,
    lines: subscribed.map((entry) => ({
      id: entry.id,
      title: entry.title,
      text: describeLine(entry, options),
    })),
    note: additionNote(subscribed, cart, options.language),
    consent: texts.consent,
    methodsNote: texts.methods,
    nothingToday: describeNothingToday(subscribed, cart, options),
  };
};
