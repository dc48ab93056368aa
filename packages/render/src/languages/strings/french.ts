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
};
