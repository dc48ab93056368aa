import { webhookLimits } from '@sitewright/domain/webhooks';
import { listPeopleWho } from '../contributors/index.ts';
import type { Queryable } from '../database/index.ts';
import { enqueueMails, isMailAddress } from '../mail/index.ts';
import type { EndpointRow } from './webhooks-store.ts';

const MAX_RECIPIENTS = 10;

/** Tells everybody who can turn the webhook on again. */
export const notifyTurnedOff = async (
  transaction: Queryable,
  { websiteId, url }: EndpointRow,
): Promise<void> => {
  const people = await listPeopleWho(transaction, websiteId, 'settings');
  const addresses = people.map(({ email }) => email).filter(isMailAddress);
  await enqueueMails(transaction, {
    websiteId,
    to: addresses.slice(0, MAX_RECIPIENTS),
    subject: `A webhook was turned off: ${new URL(url).host}`,
    text: [
      `The webhook to ${url} was turned off, because its deliveries failed for ${webhookLimits.MAX_FAILING_DAYS} days or its server answered that it is gone.`,
      'Correct the receiver, then turn the webhook on again in Settings > Webhooks. Failed deliveries can be sent again there.',
    ].join('\n\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
};
