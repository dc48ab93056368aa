import type { QuantityRules } from './catalogue-schemas.ts';

/** How many of one line can be bought: multiples of the step, from the smallest to the largest. */
export interface QuantityRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const LARGEST = 9999;

export const ANY_QUANTITY: QuantityRange = { min: 1, max: LARGEST, step: 1 };

/**
 * The rules as a range whose ends can be bought themselves, which is what a number field needs: browsers count steps
 * from the smallest value.
 */
export const quantityRangeOf = ({ min = 1, max = LARGEST, step = 1 }: QuantityRules = {}): QuantityRange => ({
  min: Math.ceil(min / step) * step,
  max: Math.floor(max / step) * step,
  step,
});

/** No quantity fits: nobody could buy the product. */
export const isEmptyRange = ({ min, max }: QuantityRange): boolean => max < min;

export type QuantityRuleFault = 'quantity-too-small' | 'quantity-too-large' | 'quantity-off-step';

/** The first rule that a quantity does not keep, with the number that the rule is about. */
export const findQuantityFault = (
  quantity: number,
  { min, max, step }: QuantityRange,
): { readonly code: QuantityRuleFault; readonly limit: number } | undefined => {
  if (quantity < min) return { code: 'quantity-too-small', limit: min };
  if (quantity > max) return { code: 'quantity-too-large', limit: max };
  return quantity % step === 0 ? undefined : { code: 'quantity-off-step', limit: step };
};
