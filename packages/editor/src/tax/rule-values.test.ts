import type { TaxRule } from '@sitewright/domain/tax';
import { describe, expect, it } from 'vitest';
import { describeRule } from './describe-rule.ts';
import { computeExample } from './example-tax.ts';
import { newRuleValues, readRule, ruleValues } from './rule-values.ts';

const dollars = { currency: 'USD', locale: 'en-US' } as const;
const euros = { currency: 'EUR', locale: 'de-DE' } as const;

const city: TaxRule = {
  id: 'ny',
  name: 'New York City',
  country: 'US',
  region: 'NY',
  postalCodes: [{ prefix: '100' }, { from: '10300', to: '10399' }],
  rate: '4.875',
  taxesShipping: true,
  taxesServicesAndDigital: true,
};
const vat: TaxRule = {
  id: 'de',
  name: 'MwSt.',
  country: 'DE',
  rate: '19',
  taxesShipping: true,
  taxesServicesAndDigital: false,
};
const books: TaxRule = { ...vat, id: 'books', name: 'Books', rate: '7', taxClass: 'books' };

describe('a tax in its dialog', () => {
  it('is read as it was shown', () => {
    for (const rule of [city, vat, books, { ...vat, region: 'Bayern' }])
      for (const format of [dollars, euros])
        expect(readRule(ruleValues(rule, format.locale), rule.id, format)).toEqual({ rule });
  });

  it.each([
    ['8.875', '8.875'],
    ['8,875 %', '8.875'],
    ['19%', '19'],
    ['07.50', '7.5'],
    ['.5', '0.5'],
    ['0', '0'],
    ['0.00', '0'],
    ['99.999999', '99.999999'],
  ])('takes the rate %s', (typed, rate) => {
    const values = { ...newRuleValues('DE'), name: 'VAT', rate: typed };
    expect(readRule(values, 'x', euros)).toMatchObject({ rule: { rate } });
  });

  it.each(['', '%', 'x', '100', '-1', '1.2.3', '1.2345678', '.'])('refuses the rate “%s”', (rate) => {
    const values = { ...newRuleValues('DE'), name: 'VAT', rate };
    expect(readRule(values, 'x', euros)).toEqual({
      faults: { rate: 'Enter a rate from 0 to 99.999999 percent, such as 8,875.' },
    });
  });

  it('has a message at every field that is wrong', () => {
    expect(readRule({ ...newRuleValues(''), rate: '1', postalCodes: '?' }, 'x', dollars)).toEqual({
      faults: {
        country: 'Choose a country.',
        name: 'Enter a name.',
        postalCodes: '“?” is no postal code. Use 10115, 101* or 10000-10999.',
      },
    });
  });

  it('says in the list where it holds and what it taxes', () => {
    expect([city, vat, books].map((rule) => describeRule(rule, 'en-US'))).toEqual([
      '4.875% · New York · 100*, 10300-10399 · Also taxes shipping, services and digital',
      '19% · Whole country · Also taxes shipping',
      '7% · Whole country · Tax class “books” · Also taxes shipping',
    ]);
  });
});

describe('the tax of a price that is tried', () => {
  const values = {
    country: 'DE',
    region: '',
    postalCode: '',
    price: '119,00',
    kind: 'goods' as const,
    taxClass: '',
  };
  const taxRules = [city, vat, books];

  it('is included or on top, by class and kind', () => {
    const included = { taxRules, pricesIncludeTax: true };
    const onTop = { taxRules, pricesIncludeTax: false };
    expect(computeExample(included, values, euros)).toMatchObject({ taxCents: 1900, totalCents: 11_900 });
    expect(computeExample(onTop, { ...values, price: '100' }, euros)).toMatchObject({
      lines: [{ name: 'MwSt.', amountCents: 1900 }],
      totalCents: 11_900,
    });
    expect(computeExample(onTop, { ...values, price: '100', taxClass: 'books' }, euros)).toMatchObject({
      totalCents: 10_700,
    });
    expect(computeExample(onTop, { ...values, kind: 'service' }, euros)).toMatchObject({ taxCents: 0 });
    expect(
      computeExample(onTop, { ...values, country: 'US', region: 'NY', postalCode: '10012' }, euros),
    ).toMatchObject({ taxCents: 580 });
  });

  it('has a message for what is no price', () => {
    expect(computeExample({ taxRules, pricesIncludeTax: true }, { ...values, price: 'x' }, euros)).toEqual({
      fault: 'Enter a price such as 1.234,50.',
    });
  });
});
