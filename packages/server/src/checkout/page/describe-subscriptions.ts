import { describePlan } from '@sitewright/domain/billing-periods';
import { fillText } from '@sitewright/domain/languages';
import { manageTextsIn } from '@sitewright/domain/subscription-pages';
import type { ShownOrder } from '@sitewright/render/checkout';
import { loadMoneyPrinter } from '../../cart/index.ts';
import {
  findSubscription,
  lineOf,
  listOrderSubscriptions,
  planOf,
  renewalAdditions,
  signSubscriptionLink,
  type SubscriptionRow,
} from '../../subscription-records/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';

/** Nothing is charged next while it is paused, and after it has ended. */
const isCharged = ({ status }: SubscriptionRow): boolean => status === 'ACTIVE' || status === 'PAST_DUE';

/** The subscriptions that an order began or renewed, as its page shows them. */
export const describeSubscriptions = async (
  { database, site }: Pick<CheckoutVisitor, 'database' | 'site'>,
  orderId: string,
  secret: string,
): Promise<ShownOrder['subscriptions']> => {
  const { language, timeZone } = site.settings;
  const texts = manageTextsIn(language);
  const shown = { title: texts.yourSubscriptions, manage: texts.manage };
  const periods = await listOrderSubscriptions(database, site.id, [orderId]);
  if (periods.length === 0) return { ...shown, list: [] };
  const print = await loadMoneyPrinter(database, site);
  const dates = new Intl.DateTimeFormat([language, 'en'], { dateStyle: 'long', timeZone });
  const list: ShownOrder['subscriptions']['list'][number][] = [];
  for (const { subscriptionId } of periods) {
    const found = await findSubscription(database, { websiteId: site.id, subscriptionId });
    if (!found) continue;
    const { nextAt, renewalCents } = found;
    const next = nextAt && { amount: print(renewalCents), date: dates.format(nextAt) };
    list.push({
      title: `${lineOf(found).title}, ${describePlan(planOf(found), language)}`,
      text:
        next && isCharged(found)
          ? [fillText(texts.nextPayment, next), renewalAdditions(found, language)].filter(Boolean).join('. ')
          : '',
      url: signSubscriptionLink(secret, found),
    });
  }
  return { ...shown, list };
};
