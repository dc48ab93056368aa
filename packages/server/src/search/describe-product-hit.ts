import { isCounted } from '@sitewright/domain/catalogue';
import { fillText } from '@sitewright/domain/languages';
import { assetUrlOf } from '@sitewright/domain/media';
import { DEFAULT_CURRENCY, isCurrencyCode } from '@sitewright/domain/money';
import type { Site } from '@sitewright/domain/sites';
import type { StoreSettings } from '@sitewright/domain/store';
import { languageStrings } from '@sitewright/render/languages';
import { moneyPrinter } from '@sitewright/render/money';
import { billingText, readBillingPlan, type BillingPlan } from '@sitewright/render/subscriptions';
import type { ProductHitRow } from './product-hit-query.ts';

/** A product as results show it. */
export interface ProductHit {
  readonly imageUrl: string | null;
  readonly imageAlt: string;
  /** With the period of a subscription; empty while it has no price. */
  readonly priceText: string;
  /** The price without the sale, if there is one. */
  readonly originalPriceText: string | null;
  readonly isSoldOut: boolean;
}

const FROM = 'from {fromPrice}';

/** "from €28.00 every month", as lists of products print it. */
const pricePrinter = (strings: Readonly<Record<string, string>>) => {
  const fromText = strings['productPriceFromText'] ?? FROM;
  return (price: string, isVaried: boolean, plan: BillingPlan | undefined): string => {
    const prices = { price, fromPrice: price };
    if (!plan) return isVaried ? fillText(fromText, prices) : price;
    const { key, fallback } = billingText(plan, isVaried ? 'varied' : 'single');
    return fillText(strings[key] ?? fallback, {
      ...prices,
      billingPeriodValue: String(plan.every.value),
      duration: String(plan.duration?.value ?? 0),
    });
  };
};

/** The printer of product hits, in the language and currency of the site. */
export const productHitPrinter = (site: Site, { useCLDRMoneyFormat }: StoreSettings) => {
  const { language, currency } = site.settings;
  const print = moneyPrinter({
    language,
    currency: isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY,
    useCldr: useCLDRMoneyFormat,
  });
  const describePrice = pricePrinter(languageStrings(language));
  return ({
    productType,
    lowest,
    highest,
    original,
    isInStock,
    subscriptionPlan,
    image,
  }: ProductHitRow): ProductHit => {
    return {
      imageUrl: image ? `${assetUrlOf(image)}?format=300w` : null,
      imageAlt: image?.altText ?? '',
      priceText:
        lowest === null
          ? ''
          : describePrice(print(lowest), lowest !== highest, readBillingPlan(subscriptionPlan)),
      originalPriceText: lowest === null || original === null || original <= lowest ? null : print(original),
      isSoldOut: isCounted(productType) && isInStock !== true,
    };
  };
};
