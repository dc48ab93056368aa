import { checkoutTextsIn } from '@sitewright/domain/checkout';
import type { Site } from '@sitewright/domain/sites';
import { inTransaction, type Database } from '../database/index.ts';
import { ensureCheckoutList, joinList } from '../mailing-list-records/index.ts';
import { findSignedUpOrder, hasSignedUp } from './checkout-sign-up-store.ts';

/** A shopper agreed to marketing emails at the checkout. */
export const joinFromOrder = (
  { database, clock }: { readonly database: Database; readonly clock: () => Date },
  site: Site,
  orderId: string,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const key = { websiteId: site.id, orderId };
    const order = await findSignedUpOrder(transaction, key);
    if (!order || order.email === '' || (await hasSignedUp(transaction, key))) return;
    const language = order.language ?? site.settings.language;
    const now = clock();
    await joinList(transaction, {
      websiteId: site.id,
      listName: await ensureCheckoutList(transaction, site.id, now),
      email: order.email,
      name: order.name,
      language,
      publicOrigin: order.publicOrigin ?? '',
      consent: {
        source: 'checkout',
        text: checkoutTextsIn(language).marketing,
        submissionId: orderId,
        pagePath: '/checkout',
        givenAt: new Date(order.placedAt),
      },
      now,
    });
  });
