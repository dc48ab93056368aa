/** Texts of the shop's formatters in a language. Keys are those of `localizedStrings`. */
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
}
