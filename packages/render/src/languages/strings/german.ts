import type { LanguageTexts } from './language-texts.ts';

export const german: LanguageTexts = {
  strings: {
    productAddToCartText: 'In den Warenkorb',
    productSubscribeText: 'Abonnieren',
    productSoldOutText: 'ausverkauft',
    productSaleText: 'Angebot',
    productVariantSelectText: '{variantName} wählen',
    giftCardValueDisplayText: 'Wert',
    giftCardVariantSelectText: 'Wert wählen',
    productSummaryFormNoAnswerText: 'Keine Angabe',
    productPriceFromText: 'ab {fromPrice}',
    productPriceUnavailable: 'Nicht erhältlich',
    shareOn: 'Teilen auf',
  },
};
