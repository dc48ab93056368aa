import { webhookLimits } from '@sitewright/domain/webhooks';
import { listPeopleWho } from '../contributors/index.ts';
import type { Queryable } from '../database/index.ts';
import { enqueueMails, isMailAddress } from '../mail/index.ts';
import type { EndpointRow } from './webhooks-store.ts';

const MAX_RECIPIENTS = 10;

const advice = {
  webhook:
    'Correct the receiver, then turn the webhook on again in Settings > Webhooks. Failed deliveries can be sent again there.',
  hook: 'Turn the automation off and on again at its service: it then connects anew. What is connected is shown in Settings > Automation.',
} as const;

const names = { webhook: 'webhook', hook: 'connected automation' } as const;

/** Tells everybody who can turn the webhook on again. */
export const notifyTurnedOff = async (
  transaction: Queryable,
  { websiteId, url, kind }: EndpointRow,
): Promise<void> => {
  const people = await listPeopleWho(transaction, websiteId, 'settings');
  const addresses = people.map(({ email }) => email).filter(isMailAddress);
  await enqueueMails(transaction, {
    websiteId,
    to: addresses.slice(0, MAX_RECIPIENTS),
    subject: `A ${names[kind]} was turned off: ${new URL(url).host}`,
    text: [
      `The ${names[kind]} to ${url} was turned off, because its deliveries failed for ${webhookLimits.MAX_FAILING_DAYS} days or its server answered that it is gone.`,
      advice[kind],
    ].join('\n\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
};
