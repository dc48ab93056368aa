import type { ShownOrder } from '@sitewright/render/checkout';
import { downloadLink, listDownloads } from '../../downloads/index.ts';
import type { CheckoutVisitor } from '../checkout-service.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

const sizeText = (bytes: number, language: string): string => {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power],
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / STEP ** power);
};

/** The files that were bought with an order, with new links. */
export const describeDownloads = async (
  { database, site, now }: CheckoutVisitor,
  orderId: string,
  secret: string,
): Promise<ShownOrder['downloads']> => {
  const bought = await listDownloads(database, site.id, orderId);
  return bought
    .filter(({ isOwned }) => isOwned)
    .map(({ downloadId, filename, bytes, count, maxCount }) => ({
      filename,
      sizeText: sizeText(bytes, site.settings.language),
      url: downloadLink(secret, { websiteId: site.id, downloadId, now }),
      left: Math.max(0, maxCount - count),
    }));
};
