import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, currencyCodes, DEFAULT_CURRENCY, isCurrencyCode } from './currencies.ts';
import { decimal } from './decimal.ts';
import { addMoney, money, moneyText, multiplyMoney, percentOf, subtractMoney, sumMoney } from './money.ts';

const code = fc.constantFrom(...currencyCodes);
const minor = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
const usd = (cents: bigint) => money(cents, 'USD');

describe('currencies', () => {
  it('[MON-01] knows the 27 currencies, JPY without fraction digits and the others with two', () => {
    const expected =
      'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR';
    expect(currencyCodes).toEqual(expected.split(' '));
    for (const each of currencyCodes) expect(CURRENCIES[each].fractionDigits).toBe(each === 'JPY' ? 0 : 2);
  });

  it('[MON-01] takes no inherited name for a currency', () => {
    expect(isCurrencyCode('toString')).toBe(false);
    expect(isCurrencyCode('usd')).toBe(false);
  });

  it('[MON-02 (rule)] counts in USD where nothing is said', () => {
    expect(DEFAULT_CURRENCY).toBe('USD');
  });
});

describe('amounts in JSON', () => {
  it('[MON-03] writes exactly the fraction digits of the currency', () => {
    expect(moneyText(usd(5n)).value).toBe('0.05');
    expect(moneyText(usd(500n)).value).toBe('5.00');
    expect(moneyText(usd(-1250n)).value).toBe('-12.50');
    expect(moneyText(money(500n, 'JPY')).value).toBe('500');
  });
});

describe('arithmetic', () => {
  it('[MON-03] adds and subtracts without loss', () => {
    fc.assert(
      fc.property(minor, minor, code, (a, b, currency) => {
        const sum = addMoney(money(a, currency), money(b, currency));
        expect(subtractMoney(sum, money(b, currency))).toEqual(money(a, currency));
      }),
    );
  });

  it('[MON-03] multiplying is adding that many times', () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 0, max: 50 }), (amount, quantity) => {
        const copies = Array.from({ length: quantity }, () => usd(amount));
        expect(multiplyMoney(usd(amount), quantity)).toEqual(sumMoney(copies, 'USD'));
      }),
    );
  });

  it('throws when two currencies meet, because that is a fault of the caller', () => {
    expect(() => addMoney(usd(1n), money(1n, 'EUR'))).toThrow('Cannot combine USD with EUR.');
    expect(() => subtractMoney(usd(1n), money(1n, 'EUR'))).toThrow(TypeError);
  });

  it('[MON-03] takes percentages to the nearest minor unit, halves away from zero', () => {
    expect(percentOf(usd(1000n), decimal(8875n, 3))).toEqual(usd(89n));
    expect(percentOf(usd(50n), decimal(1n, 0))).toEqual(usd(1n));
    expect(percentOf(usd(-50n), decimal(1n, 0))).toEqual(usd(-1n));
    expect(percentOf(usd(49n), decimal(1n, 0))).toEqual(usd(0n));
  });
});
