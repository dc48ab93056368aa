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
  billing: {
    from: 'desde {fromPrice}',
    every: {
      WEEK: { one: 'cada semana', many: 'cada {billingPeriodValue} semanas' },
      MONTH: { one: 'cada mes', many: 'cada {billingPeriodValue} meses' },
      YEAR: { one: 'cada año', many: 'cada {billingPeriodValue} años' },
    },
    lasting: {
      WEEK: { one: 'durante {duration} semana', many: 'durante {duration} semanas' },
      MONTH: { one: 'durante {duration} mes', many: 'durante {duration} meses' },
      YEAR: { one: 'durante {duration} año', many: 'durante {duration} años' },
    },
  },
};
