import type { ShownOrder } from '@sitewright/render/checkout';
import { downloadLink, listDownloads, sizeText } from '../../downloads/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';

/** The files that were bought with an order, with new links. */
export const describeDownloads = async (
  { database, site, now }: CheckoutVisitor,
  orderId: string,
  secret: string,
): Promise<ShownOrder['downloads']> => {
  const bought = await listDownloads(database, site.id, [orderId]);
  return bought
    .filter(({ isOwned }) => isOwned)
    .map(({ downloadId, filename, bytes, count, maxCount }) => ({
      filename,
      sizeText: sizeText(bytes, site.settings.language),
      url: downloadLink(secret, { websiteId: site.id, downloadId, now }),
      left: Math.max(0, maxCount - count),
    }));
};
