import type { LanguageTexts } from './language-texts.ts';

export const french: LanguageTexts = {
  strings: {
    productAddToCartText: 'Ajouter au panier',
    productSubscribeText: 'S’abonner',
    productSoldOutText: 'épuisé',
    productSaleText: 'promotion',
    productVariantSelectText: 'Choisir : {variantName}',
    giftCardValueDisplayText: 'Valeur',
    giftCardVariantSelectText: 'Choisir la valeur',
    productSummaryFormNoAnswerText: 'Sans réponse',
    productPriceFromText: 'à partir de {fromPrice}',
    productPriceUnavailable: 'Indisponible',
    shareOn: 'Partager sur',
  },
  billing: {
    from: 'à partir de {fromPrice}',
    every: {
      WEEK: { one: 'par semaine', many: 'toutes les {billingPeriodValue} semaines' },
      MONTH: { one: 'par mois', many: 'tous les {billingPeriodValue} mois' },
      YEAR: { one: 'par an', many: 'tous les {billingPeriodValue} ans' },
    },
    lasting: {
      WEEK: { one: 'pendant {duration} semaine', many: 'pendant {duration} semaines' },
      MONTH: { one: 'pendant {duration} mois', many: 'pendant {duration} mois' },
      YEAR: { one: 'pendant {duration} an', many: 'pendant {duration} ans' },
    },
  },
};
