import {
  sampleEmailOrder,
  type EmailText,
  type SubscriptionEmailKind,
  type TeamSubscriptionEmailKind,
} from '@sitewright/domain/store-emails';
import type { ContributorContext } from '../http/index.ts';
import type { ComposedMail } from '../orders/index.ts';
import { composeSubscriptionMail, type MailedSubscription } from '../subscription-records/index.ts';

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
    methodName: 'visa 4242',
    isTest: false,
    endReason: 'customer',
  };
};

/** An email about a subscription that does not exist. */
export const previewSubscriptionMail = (
  context: Pick<ContributorContext, 'site' | 'now' | 'publicOrigin'>,
  kind: Kind,
  { language, own }: { readonly language: string; readonly own: EmailText | undefined },
): ComposedMail => {
  const { site, publicOrigin } = context;
  const subscription = sampleOf(context, language);
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
