import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { computeTax, rulesAt, taxLocation, type TaxedPart, type TaxRule } from './index.ts';

const rule = (id: string, fields: Partial<TaxRule> = {}): TaxRule => ({
  id,
  name: id,
  country: 'US',
  rate: '5',
  taxesShipping: false,
  taxesServicesAndDigital: false,
  ...fields,
});

describe('[CHK-07 (rule)] tax rules', () => {
  const rules = [
    rule('state', { region: 'NY' }),
    rule('city', { region: 'NY', postalCodes: [{ from: '10001', to: '10292' }] }),
    rule('zip', { region: 'CA', postalCodes: [{ code: '94110' }] }),
    rule('gst', { country: 'CA' }),
    rule('qst', { country: 'CA', region: 'QC' }),
  ];
  const at = (country: string, region?: string, postalCode?: string) =>
    rulesAt(rules, { country, ...(region ? { region } : {}), ...(postalCode ? { postalCode } : {}) }).map(
      ({ id }) => id,
    );

  it('hold for a country, a state or province, a ZIP code or a range of them', () => {
    expect(at('US', 'New York', '10011')).toEqual(['state', 'city']);
    expect(at('US', 'ny', '10011-2345')).toEqual(['state', 'city']);
    expect(at('US', 'NY', '14201')).toEqual(['state']);
    expect(at('US', 'CA', '94110')).toEqual(['zip']);
    expect(at('US', 'CA', '94111')).toEqual([]);
    expect(at('CA', 'Quebec')).toEqual(['gst', 'qst']);
    expect(at('CA', 'ON')).toEqual(['gst']);
    expect(rulesAt(rules, {})).toEqual([]);
  });

  it('hold where goods arrive or are picked up, and where services and downloads are billed', () => {
    const [shipping, billing, pickup] = [{ country: 'DE' }, { country: 'FR' }, { country: 'AT' }];
    const goods = { hasGoods: true };
    expect(taxLocation({ shipping, billing }, goods)).toBe(shipping);
    expect(taxLocation({ shipping, billing, pickup }, goods)).toBe(pickup);
    expect(taxLocation({ shipping, billing }, { hasGoods: false })).toBe(billing);
    expect(taxLocation({ shipping }, { hasGoods: false })).toBe(shipping);
  });

  const part = (kind: TaxedPart['kind'], minor: bigint): TaxedPart => ({
    kind,
    amount: money(minor, 'EUR'),
    taxClass: '',
  });

  it('add up and do not compound; the rest of rounding goes to the first of equal lines', () => {
    const three = [part('goods', 33n), part('goods', 33n), part('goods', 33n), part('untaxed', 1000n)];
    const { lines, shares } = computeTax(three, [rule('a', { rate: '10' }), rule('b', { rate: '20' })], {
      isIncluded: false,
      currency: 'EUR',
    });
    expect(lines.map(({ amountCents }) => amountCents)).toEqual([10, 20]);
    expect(shares.map((each) => each.map(({ amountCents }) => amountCents))).toEqual([
      [4, 7],
      [3, 7],
      [3, 6],
      [],
    ]);
  });

  it('of a price that includes tax only the rules count that tax it', () => {
    const rules = [
      rule('goods', { rate: '10' }),
      rule('all', { rate: '10', taxesServicesAndDigital: true, taxesShipping: true }),
    ];
    const { lines } = computeTax(
      [part('goods', 1200n), part('service', 1100n), part('shipping', 1100n)],
      rules,
      {
        isIncluded: true,
        currency: 'EUR',
      },
    );
    expect(lines.map(({ amountCents }) => amountCents)).toEqual([100, 300]);
  });
});
