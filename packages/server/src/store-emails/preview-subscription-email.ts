import {
  sampleEmailOrder,
  type EmailText,
  type SubscriptionEmailKind,
  type TeamSubscriptionEmailKind,
} from '@sitewright/domain/store-emails';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import type { ComposedMail } from '../orders/index.ts';
import {
  composeSubscriptionMail,
  findSubscription,
  type MailedSubscription,
} from '../subscription-records/index.ts';
import type { PreviewedRecord } from './preview-records.ts';

type Context = Pick<ContributorContext, 'database' | 'site' | 'now' | 'publicOrigin'>;
type Kind = SubscriptionEmailKind | TeamSubscriptionEmailKind;

const MONTH_MS = 30 * 86_400_000;
const RISE = 1.1;

const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 };

/** The first line of the sample order, as if it were subscribed. */
const sampleOf = (
  { site, now }: Pick<ContributorContext, 'site' | 'now'>,
  language: string,
): MailedSubscription => {
  const { currency } = site.settings;
  const content = sampleEmailOrder({ language, currency, isPickup: false });
  const lines = content.lines
    .slice(0, 1)
    .map((line) => ({ ...line, subscription: { plan, unitCents: line.unitCents, renewalDiscountCents: 0 } }));
  const [line] = lines;
  return {
    content: { ...content, lines },
    email: content.email,
    renewalCents: (line?.unitCents ?? 0) * (line?.quantity ?? 1),
    currency,
    nextAt: new Date(now.getTime() + MONTH_MS),
    methodName: 'Visa 4242',
    isTest: false,
    endReason: 'customer',
  };
};

/** In the chosen language. One that is not charged any more is shown as if it were: emails tell of a next charge. */
const realOf = async (
  { database, site, now }: Context,
  subscriptionId: string,
  language: string,
): Promise<MailedSubscription | Refusal> => {
  const row = await findSubscription(database, { websiteId: site.id, subscriptionId });
  if (!row) return refuse('not-found');
  return {
    ...row,
    content: { ...row.content, language },
    nextAt: row.nextAt ?? new Date(now.getTime() + MONTH_MS),
    endReason: row.endReason ?? 'customer',
  };
};

/** An email about a subscription of the site, or about one that does not exist. */
export const previewSubscriptionMail = async (
  context: Context,
  kind: Kind,
  { language, recordId, own }: PreviewedRecord & { readonly own: EmailText | undefined },
): Promise<ComposedMail | Refusal> => {
  const { site, publicOrigin } = context;
  const subscription =
    recordId === undefined ? sampleOf(context, language) : await realOf(context, recordId, language);
  if (isRefusal(subscription)) return subscription;
  const { renewalCents: oldCents, nextAt } = subscription;
  const code = kind === 'renewal-confirmation' ? 'authentication-required' : 'card-expired';
  return composeSubscriptionMail({
    kind,
    site,
    publicOrigin,
    subscription,
    details: {
      failure: { code, retryAt: nextAt },
      price: { oldCents, newCents: Math.round(oldCents * RISE), from: nextAt ?? context.now },
    },
    link: kind.startsWith('team-')
      ? `${publicOrigin}/config/store/subscriptions`
      : `${publicOrigin}/subscription`,
    own,
  });
};
