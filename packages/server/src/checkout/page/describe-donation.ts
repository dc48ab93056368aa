import { donationTextsIn, isDonationAlone } from '@sitewright/domain/donations';
import { fillText } from '@sitewright/domain/languages';
import type { ShownOrder } from '@sitewright/render/checkout';
import { readThanks } from '../../donations/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';
import type { StoredOrder } from './order-page-store.ts';

/** Thanks for an order of donations alone, in the words of the owner; null for others. */
export const describeDonation = async (
  { database, site }: Pick<CheckoutVisitor, 'database' | 'site'>,
  { order, lines }: StoredOrder,
): Promise<ShownOrder['donation']> => {
  if (!isDonationAlone(lines.map(({ content }) => content))) return null;
  const texts = donationTextsIn(site.settings.language);
  const thanks = await readThanks(
    database,
    site.id,
    lines.map(({ itemId }) => itemId),
  );
  return {
    title: texts.thanksTitle,
    text: thanks || texts.thanks,
    sentTo: fillText(texts.sentTo, { email: order.email }),
    state: texts.given,
  };
};
