import type { LanguageTexts } from './language-texts.ts';

export const spanish: LanguageTexts = {
  strings: {
    productAddToCartText: 'Añadir al carrito',
    productSubscribeText: 'Suscribirse',
    productSoldOutText: 'agotado',
    productSaleText: 'oferta',
    productVariantSelectText: 'Elige {variantName}',
    giftCardValueDisplayText: 'Valor',
    giftCardVariantSelectText: 'Elige el valor',
    productSummaryFormNoAnswerText: 'Sin respuesta',
    productPriceFromText: 'desde {fromPrice}',
    productPriceUnavailable: 'No disponible',
    shareOn: 'Compartir en',
  },
};
