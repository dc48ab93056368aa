import type { BillingTexts } from '../../subscriptions/index.ts';

/** What the formatters of a shop say in a language. The names are those of `localizedStrings`. */
export interface LanguageTexts {
  readonly strings: {
    readonly productAddToCartText: string;
    readonly productSubscribeText: string;
    readonly productSoldOutText: string;
    readonly productSaleText: string;
    readonly productVariantSelectText: string;
    readonly giftCardValueDisplayText: string;
    readonly giftCardVariantSelectText: string;
    readonly productSummaryFormNoAnswerText: string;
    readonly productPriceFromText: string;
    readonly productPriceUnavailable: string;
    readonly shareOn: string;
  };
  readonly billing: BillingTexts;
}
