import type { ProductVariant } from './catalogue-schemas.ts';

const GRAMS = { KILOGRAM: 1000, POUND: 453.592_37 } as const;

/** 0 for what nobody has weighed. */
export const gramsOf = (weight: ProductVariant['shippingWeight'] | null): number =>
  weight ? weight.value * GRAMS[weight.unit] : 0;
