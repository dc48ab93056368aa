import { newDiscountTerms, type Discount } from '../../discounts/index.ts';

/** Ten percent off every order, by itself. */
export const sampleDiscount = (fields: Partial<Discount> = {}): Discount => ({
  ...newDiscountTerms,
  id: '0123456789abcdef01234567',
  name: 'Ten percent',
  ...fields,
});
