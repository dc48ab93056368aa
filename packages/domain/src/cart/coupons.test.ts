import { expect, it } from 'vitest';
import { couponsOf } from './coupons.ts';

const printing = { language: 'en-US', printMoney: (cents: number) => `€${cents / 100}` };

it('the first code that is valid says which discounts it is used instead of, the others why they give nothing', () => {
  const totals = {
    appliedDiscounts: [],
    refusedCodes: [{ code: 'SMALL', obstacle: 'not-combinable' } as const],
    displacedDiscounts: ['Summer sale', 'Members'],
  };
  const { coupons } = couponsOf(totals, ['SMALL', 'HALF', 'SHIP'], printing);
  expect(coupons.map(({ code, isValid }) => [code, isValid])).toEqual([
    ['SMALL', false],
    ['HALF', true],
    ['SHIP', true],
  ]);
  const [refused, valid, other] = coupons.map(({ message }) => message);
  expect(refused).not.toBe('');
  expect(refused).not.toContain('Summer sale');
  expect(valid).toContain('Summer sale and Members');
  expect(other).toBe('');
});
