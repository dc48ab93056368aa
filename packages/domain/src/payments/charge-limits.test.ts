import { expect, it } from 'vitest';
import { findAmountFault } from './charge-limits.ts';

const fault = (currency: string, amountCents: number, gateway = 'stripe') =>
  findAmountFault(gateway, { amountCents, currency });

it('Stripe takes no less than its minimum in each currency', () => {
  expect([fault('USD', 50), fault('GBP', 30), fault('JPY', 50), fault('SEK', 300)]).toEqual(
    Array(4).fill(undefined),
  );
  expect(fault('USD', 49)).toEqual({ code: 'payment-too-small', limitCents: 50 });
  expect(fault('CZK', 1499)).toEqual({ code: 'payment-too-small', limitCents: 1500 });
});

it('Stripe takes no more than eight digits in most currencies', () => {
  expect(fault('EUR', 99_999_999)).toBeUndefined();
  expect(fault('EUR', 100_000_000)).toEqual({ code: 'payment-too-large', limitCents: 99_999_999 });
  expect(fault('IDR', 999_999_999_999)).toBeUndefined();
});

it('what is paid outside of the website, or not at all, has no limits', () => {
  expect([fault('USD', 1, 'manual'), fault('USD', 1, 'test'), fault('USD', 0, 'none')]).toEqual(
    Array(3).fill(undefined),
  );
});
