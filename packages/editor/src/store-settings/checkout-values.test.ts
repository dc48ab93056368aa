import { describe, expect, it } from 'vitest';
import { checkoutValues, readMinimum } from './checkout-values.ts';

const format = { currency: 'EUR', locale: 'de-DE' } as const;

describe('the minimum order in its form', () => {
  it('is read as it was shown', () => {
    for (const minimumOrder of [
      { isEnabled: true, subtotalCents: 123_450 },
      { isEnabled: false, subtotalCents: 2000 },
      { isEnabled: false, subtotalCents: 0 },
    ])
      expect(readMinimum(checkoutValues(minimumOrder, format), format)).toEqual({ minimumOrder });
  });

  it('needs an amount once it is on', () => {
    expect(readMinimum({ minimumOrderEnabled: true, minimumOrderAmount: '' }, format)).toEqual({
      fault: 'Enter a price such as 1.234,50.',
    });
    expect(readMinimum({ minimumOrderEnabled: true, minimumOrderAmount: '0' }, format)).toEqual({
      fault: 'Enter an amount above zero, or switch it off.',
    });
    expect(readMinimum({ minimumOrderEnabled: false, minimumOrderAmount: '-5' }, format)).toEqual({
      fault: 'A price cannot be negative.',
    });
  });
});
