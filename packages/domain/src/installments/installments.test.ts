import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowsInstallments,
  defaultInstallmentSettings,
  installmentAmount,
  installmentBrand,
  installmentContext,
  installmentCountry,
  installmentLocale,
  installmentLocales,
  installmentMessage,
  isInRange,
  orderSizeMessage,
} from './index.ts';

describe('paying in instalments', () => {
  it('[PAY-01] is in range above the least and up to the most', () => {
    const limits = { min: 100, max: 200_000 };
    expect([99, 100, 101, 200_000, 200_001].map((price) => isInRange(price, limits))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  it('[PAY-03 (rule)] is for physical things alone', () => {
    const settings = { ...defaultInstallmentSettings, isEnabled: true };
    const shop = { settings, currency: 'USD', language: 'en-US' };
    const offered = [1, 2, 3, 4].filter((type) => installmentContext(type, shop).afterPayAvailable);
    expect(offered).toEqual([1]);
  });

  it('[PAY-03 (rule)] is for carts of physical things, delivered within the country, alone', () => {
    const settings = { ...defaultInstallmentSettings, isEnabled: true };
    const order = {
      productTypes: [1, 1],
      isPickup: false,
      countries: ['US', 'PR'],
      currency: 'USD',
      dueCents: 6500,
    };
    expect(allowsInstallments(order, settings)).toBe(true);
    const others = [
      { productTypes: [1, 2] },
      { productTypes: [4] },
      { productTypes: [] },
      { isPickup: true },
      { countries: ['US', 'CA'] },
      { countries: [''] },
      { currency: 'CAD' },
      { dueCents: 100 },
      { dueCents: 200_001 },
    ];
    for (const other of others) expect(allowsInstallments({ ...order, ...other }, settings)).toBe(false);
    expect(allowsInstallments(order, defaultInstallmentSettings)).toBe(false);
    expect(allowsInstallments(order, { ...settings, country: 'DE' })).toBe(false);
  });

  it('[PAY-04] knows its countries, languages and names', () => {
    for (const code of ['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM'])
      expect(installmentCountry(code)).toBe('US');
    expect(installmentCountry('DE')).toBeUndefined();
    expect(installmentLocale('CA', 'fr-CA')).toBe('fr_CA');
    expect(installmentLocale('CA', 'de')).toBe('en_CA');
    expect(installmentLocale('US', 'fr')).toBe('en_US');
    expect(installmentLocale('PR', 'es')).toBe('en_US');
    expect(installmentLocale('GB', 'en-GB')).toBe('en_GB');
    expect(installmentLocale('FR', 'fr')).toBeUndefined();
    expect(installmentLocales.filter((locale) => installmentBrand(locale) === 'Clearpay')).toEqual(['en_GB']);
  });

  it('[PAY-05 (rule)] tells its offer', () => {
    expect(installmentMessage({ amount: '$11.25' })).toBe('4 interest-free payments of $11.25');
    expect(installmentMessage({ amount: '$10', numInstallments: 3 })).toBe('3 interest-free payments of $10');
    expect(installmentMessage({ amount: '$10', isOneLine: true })).toBe('4 × $10 interest-free');
    const size = { max: 1000, minText: '$1', maxText: '$10' };
    expect(orderSizeMessage({ ...size, total: 1001 })).toBe('available for orders up to $10');
    expect(orderSizeMessage({ ...size, total: 1000 })).toBe('available for orders over $1');
  });

  it('[PAY-05 (rule)] four payments are never less than the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (price) => {
        const first = installmentAmount(price);
        expect(first * 4).toBeGreaterThanOrEqual(price);
        expect((first - 1) * 4).toBeLessThan(price);
      }),
    );
  });

  it('[PAY-06 PAY-07 (rule)] tells the page about each product by the settings of the country', () => {
    const settings = { ...defaultInstallmentSettings, isEnabled: true, country: 'GB' };
    const shop = { settings, currency: 'GBP', language: 'en-GB' };
    expect(installmentContext(1, shop)).toEqual({
      afterPayAvailable: true,
      afterPayMin: 100,
      afterPayMax: 120_000,
      shopperLanguage: 'en-GB',
      stripeAccountCountry: 'GB',
    });
    for (const [type, other] of [
      [2, shop],
      [1, { ...shop, currency: 'EUR' }],
      [1, { ...shop, settings: { ...settings, isEnabled: false } }],
      [1, { ...shop, settings: { ...settings, country: 'DE' } }],
    ] as const)
      expect(installmentContext(type, other).afterPayAvailable).toBe(false);
  });
});
