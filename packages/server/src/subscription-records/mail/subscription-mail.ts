import { contactEmailOf, type Site } from '@sitewright/domain/sites';
import {
  emailLanguageOf,
  type SubscriptionEmailKind,
  type TeamSubscriptionEmailKind,
} from '@sitewright/domain/store-emails';
import { listPeopleWho } from '../../contributors/index.ts';
import type { Queryable } from '../../database/index.ts';
import { createSecretLink, enqueueMail, enqueueMails, isMailAddress } from '../../mail/index.ts';
import { readStoredEmail } from '../../store-email-texts/index.ts';
import { signSubscriptionLink } from '../subscription-link.ts';
import type { SubscriptionRow } from '../subscriptions-store.ts';
import { composeSubscriptionMail, type SubscriptionMailDetails } from './compose-subscription-mail.ts';

const MAX_RECIPIENTS = 20;
/** Of emails that the program sends by itself: absence notices must not answer them. */
const AUTOMATIC = { 'auto-submitted': 'auto-generated' };

export interface SubscriptionMailContext {
  readonly site: Site;
  readonly secret: string;
}

export interface SubscriptionMail {
  readonly subscription: SubscriptionRow;
  readonly details?: SubscriptionMailDetails;
}

const replyAddress = ({ settings }: Site): { replyTo?: string } => {
  const address = contactEmailOf(settings.socialAccounts) ?? '';
  return isMailAddress(address) ? { replyTo: address } : {};
};

/** Adds an email to the customer to the outbox, with a link that grants access to the subscription. */
export const mailSubscriber = async (
  transaction: Queryable,
  { site, secret }: SubscriptionMailContext,
  { kind, subscription, details = {} }: SubscriptionMail & { readonly kind: SubscriptionEmailKind },
): Promise<void> => {
  const { email, content, publicOrigin, isDemo } = subscription;
  // An erased customer has no address, and those of the demo do not exist.
  if (isDemo || !isMailAddress(email)) return;
  const { isEnabled, texts } = await readStoredEmail(transaction, site.id, kind);
  if (!isEnabled) return;
  const link = createSecretLink(secret, `${publicOrigin}${signSubscriptionLink(secret, subscription)}`);
  const own = texts[emailLanguageOf(content.language)];
  await enqueueMail(transaction, {
    websiteId: site.id,
    to: email,
    fromName: site.settings.title,
    ...replyAddress(site),
    ...composeSubscriptionMail({
      kind,
      site,
      publicOrigin,
      subscription,
      details,
      link: link.placeholder,
      own,
    }),
    language: content.language,
    secretLink: link,
    keepsLink: true,
    headers: AUTOMATIC,
  });
};

/** To everybody who looks after orders. */
export const mailSubscriptionTeam = async (
  transaction: Queryable,
  { site }: SubscriptionMailContext,
  { kind, subscription, details = {} }: SubscriptionMail & { readonly kind: TeamSubscriptionEmailKind },
): Promise<void> => {
  const { publicOrigin, subscriptionId, email, isDemo } = subscription;
  const { isEnabled, texts } = await readStoredEmail(transaction, site.id, kind);
  if (isDemo || !isEnabled) return;
  const link = `${publicOrigin}/config/store/subscriptions/subscription?id=${subscriptionId}`;
  const people = await listPeopleWho(transaction, site.id, 'orders');
  await enqueueMails(transaction, {
    websiteId: site.id,
    to: people
      .map((person) => person.email)
      .filter(isMailAddress)
      .slice(0, MAX_RECIPIENTS),
    fromName: site.settings.title,
    ...(isMailAddress(email) ? { replyTo: email } : {}),
    ...composeSubscriptionMail({ kind, site, publicOrigin, subscription, details, link, own: texts.en }),
    headers: AUTOMATIC,
  });
};
