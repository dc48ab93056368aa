import { singleLine } from '@sitewright/domain/mail';
import type { EmailData } from '../../store-email-texts/index.ts';

const LISTED = 50;

export interface LowStockFacts {
  readonly siteTitle: string;
  readonly variants: readonly { readonly name: string; readonly quantity: number }[];
  readonly threshold: number;
  readonly publicOrigin: string | undefined;
}

/** What the text of the email may print, by the keys of `emailKeys`. */
export const lowStockEmailData = ({
  siteTitle,
  variants,
  threshold,
  publicOrigin,
}: LowStockFacts): EmailData => ({
  site: { title: singleLine(siteTitle), url: publicOrigin ?? '' },
  variants: variants.slice(0, LISTED).map(({ name, quantity }) => ({ name: singleLine(name), quantity })),
  variantCount: variants.length,
  isSingle: variants.length === 1,
  moreCount: Math.max(0, variants.length - LISTED),
  threshold,
  inventory: {
    url: publicOrigin === undefined ? '' : `${publicOrigin}/config/store/inventory?status=low`,
  },
});
