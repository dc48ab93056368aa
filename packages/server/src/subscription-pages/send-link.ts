import { fillText } from '@sitewright/domain/languages';
import type { Site } from '@sitewright/domain/sites';
import { foldEmail } from '@sitewright/domain/orders';
import { manageTextsIn } from '@sitewright/domain/subscription-pages';
import { hasEnded } from '@sitewright/domain/subscriptions';
import { Type } from 'typebox';
import type { CheckoutVisitor } from '../checkout/index.ts';
import { inTransaction, type Database } from '../database/index.ts';
import { incrementCount } from '../http/index.ts';
import { defineJob, defineJobKind, enqueueJob, type Job } from '../jobs/index.ts';
import { createSecretLink, enqueueMail, isMailAddress } from '../mail/index.ts';
import { lineOf, signSubscriptionLink, type SubscriptionRow } from '../subscription-records/index.ts';
import { findSiteById } from '../sites/index.ts';
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

const mailOf = (site: Site, subscription: SubscriptionRow, secret: string) => {
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

const sendLinksKind = defineJobKind({
  name: 'subscriptions.send-links',
  payload: Type.Object({ websiteId: Type.String(), emailKey: Type.String() }),
});

/**
 * Sends the links to the address of the subscriptions, and to no other. False where it was tried too often; whether there
 * are any is told to nobody, and found out by a job: what an address takes would tell it.
 */
export const sendSubscriptionLinks = async (visitor: CheckoutVisitor, typed: string): Promise<boolean> => {
  const { database, site, now } = visitor;
  const emailKey = foldEmail(typed.trim());
  if (!(await isWithinTries(visitor, emailKey))) return false;
  const websiteId = site.id;
  await enqueueJob(database, sendLinksKind, { websiteId, payload: { websiteId, emailKey }, runAt: now });
  return true;
};

export const createSendLinksJob = ({
  database,
  secret,
}: {
  readonly database: Database;
  readonly secret: string;
}): Job =>
  defineJob({
    kind: sendLinksKind,
    async handle({ websiteId, emailKey }) {
      const site = await findSiteById(database, websiteId);
      if (!site) return;
      const found = await listSubscriptionsOfCustomer(database, websiteId, emailKey);
      const mailed = found
        .filter(({ status, email }) => !hasEnded(status) && isMailAddress(email))
        .slice(0, MAX_MAILS);
      await inTransaction(database, async (transaction) => {
        for (const subscription of mailed) await enqueueMail(transaction, mailOf(site, subscription, secret));
      });
    },
  });
