import { isCounted } from '@sitewright/domain/catalogue';
import { fillText } from '@sitewright/domain/languages';
import { assetUrlOf } from '@sitewright/domain/media';
import { DEFAULT_CURRENCY, isCurrencyCode } from '@sitewright/domain/money';
import type { Site } from '@sitewright/domain/sites';
import type { StoreSettings } from '@sitewright/domain/store';
import { languageStrings } from '@sitewright/render/languages';
import { moneyPrinter } from '@sitewright/render/money';
import type { ProductHitRow } from './product-hit-query.ts';

/** A product as results show it. */
export interface ProductHit {
  readonly imageUrl: string | null;
  readonly imageAlt: string;
  /** Empty while it has no price. */
  readonly priceText: string;
  /** The price without the sale, if there is one. */
  readonly originalPriceText: string | null;
  readonly isSoldOut: boolean;
}

const FROM = 'from {fromPrice}';

/** The printer of product hits, in the language and currency of the site. */
export const productHitPrinter = (site: Site, { useCLDRMoneyFormat }: StoreSettings) => {
  const { language, currency } = site.settings;
  const print = moneyPrinter({
    language,
    currency: isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY,
    useCldr: useCLDRMoneyFormat,
  });
  const fromText = languageStrings(language)['productPriceFromText'] ?? FROM;
  return ({ productType, lowest, highest, original, isInStock, image }: ProductHitRow): ProductHit => {
    const price = lowest === null ? '' : print(lowest);
    return {
      imageUrl: image ? `${assetUrlOf(image)}?format=300w` : null,
      imageAlt: image?.altText ?? '',
      priceText: lowest === highest ? price : fillText(fromText, { fromPrice: price }),
      originalPriceText: lowest === null || original === null || original <= lowest ? null : print(original),
      isSoldOut: isCounted(productType) && isInStock !== true,
    };
  };
};
