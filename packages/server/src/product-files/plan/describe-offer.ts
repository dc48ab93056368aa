import { readProduct } from '@sitewright/domain/catalogue';
import { DEFAULT_CURRENCY, isCurrencyCode, money, moneyText } from '@sitewright/domain/money';
import type { ItemContent } from '@sitewright/domain/pages';
import type { Site } from '@sitewright/domain/sites';

/** An amount as a dry run shows it. */
export const shownPrice =
  ({ settings: { currency } }: Site) =>
  (minor: number | undefined): string =>
    minor === undefined
      ? ''
      : moneyText(money(BigInt(minor), isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY)).value;

export interface Offer {
  /** The lowest and the highest one. */
  readonly price: string;
  readonly variants: number;
}

/** What is sold of a new product. */
export const describeOffer = (site: Site, content: ItemContent): Offer => {
  const product = readProduct(content);
  const variants = product?.variants ?? [];
  const prices = product?.variants?.map(({ price }) => price) ?? [product?.price ?? 0];
  const show = shownPrice(site);
  const [low, high] = [show(Math.min(...prices)), show(Math.max(...prices))];
  const price = low === high ? low : `${low} – ${high}`;
  return { price: prices.length === 0 ? '' : price, variants: variants.length };
};
