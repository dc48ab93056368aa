import { fillText } from '@sitewright/domain/languages';
import { foldEmail } from '@sitewright/domain/orders';
import { manageTextsIn } from '@sitewright/domain/subscription-pages';
import { hasEnded } from '@sitewright/domain/subscriptions';
import type { CheckoutVisitor } from '../checkout/index.ts';
import { inTransaction } from '../database/index.ts';
import { incrementCount } from '../http/index.ts';
import { createSecretLink, enqueueMail, isMailAddress } from '../mail/index.ts';
import { lineOf, signSubscriptionLink, type SubscriptionRow } from '../subscription-records/index.ts';
import { listSubscriptionsOfCustomer } from '../subscriptions/index.ts';

const limit = { max: 5, withinSeconds: 900 } as const;
const MAX_MAILS = 10;

/** Counted on all nodes before anything is looked up, by network and by address. */
const isWithinTries = async (
  { database, site, network, now }: CheckoutVisitor,
  emailKey: string,
): Promise<boolean> => {
  const scopes = [
    ['subscription-link', site.id, network],
    ['subscription-link-email', site.id, emailKey],
  ];
  for (const scope of scopes) {
    const { count } = await incrementCount(database, { scope, limit, now });
    if (count > limit.max) return false;
  }
  return true;
};

const mailOf = ({ site }: CheckoutVisitor, subscription: SubscriptionRow, secret: string) => {
  const { content, publicOrigin, email } = subscription;
  const texts = manageTextsIn(content.language);
  const product = lineOf(subscription).title.replaceAll(/\s+/g, ' ').trim();
  const link = createSecretLink(secret, `${publicOrigin}${signSubscriptionLink(secret, subscription)}`);
  const values = { site: site.settings.title, product };
  return {
    websiteId: site.id,
    to: email,
    fromName: site.settings.title,
    subject: fillText(texts.mailSubject, values),
    text: `${fillText(texts.mailText, values)}\n\n${texts.manage}: ${link.placeholder}`,
    language: content.language,
    secretLink: link,
    headers: { 'auto-submitted': 'auto-generated' },
  };
};

/**
 * Sends the links to the address of the subscriptions, and to no other. False where it was tried too often; whether there
 * are any is told to nobody.
 */
export const sendSubscriptionLinks = async (
  visitor: CheckoutVisitor,
  typed: string,
  secret: string,
): Promise<boolean> => {
  const { database, site } = visitor;
  const emailKey = foldEmail(typed.trim());
  if (!(await isWithinTries(visitor, emailKey))) return false;
  const found = await listSubscriptionsOfCustomer(database, site.id, emailKey);
  const mailed = found
    .filter(({ status, email }) => !hasEnded(status) && isMailAddress(email))
    .slice(0, MAX_MAILS);
  await inTransaction(database, async (transaction) => {
    for (const subscription of mailed) await enqueueMail(transaction, mailOf(visitor, subscription, secret));
  });
  return true;
};
