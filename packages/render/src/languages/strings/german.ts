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
  billing: {
    from: 'ab {fromPrice}',
    every: {
      WEEK: { one: 'jede Woche', many: 'alle {billingPeriodValue} Wochen' },
      MONTH: { one: 'jeden Monat', many: 'alle {billingPeriodValue} Monate' },
      YEAR: { one: 'jedes Jahr', many: 'alle {billingPeriodValue} Jahre' },
    },
    lasting: {
      WEEK: { one: 'für {duration} Woche', many: 'für {duration} Wochen' },
      MONTH: { one: 'für {duration} Monat', many: 'für {duration} Monate' },
      YEAR: { one: 'für {duration} Jahr', many: 'für {duration} Jahre' },
    },
  },
};
