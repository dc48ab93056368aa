import { defaultStoreSettings } from '@sitewright/domain/store';
import { describe, expect, it } from 'vitest';
import { mergeValues } from './merge-values.ts';
import { readValues } from './read-values.ts';
import { valuesOf, type StoreValues } from './store-values.ts';

const stored = { ...defaultStoreSettings, revision: 3 };
const formatOf = (locale: string) => ({ currency: 'USD', locale }) as const;
const values = valuesOf(stored, formatOf('en-US'));

const faultsOf = (change: Partial<StoreValues>, locale = 'en-US') => {
  const read = readValues({ ...valuesOf(stored, formatOf(locale)), ...change }, stored, formatOf(locale));
  return 'faults' in read ? read.faults : {};
};

describe('the form of the store settings', () => {
  it.each(['en-US', 'de', 'fr', 'hi'])('shows and reads back what is stored: %s', (locale) => {
    expect(readValues(valuesOf(stored, formatOf(locale)), stored, formatOf(locale))).toEqual({
      settings: stored,
    });
  });

  it('[PAY-07 (rule)] begins with the amounts of each country, typed as its site writes them', () => {
    expect([values.USMin, values.USMax, values.GBMax]).toEqual(['1.00', '2,000.00', '1,200.00']);
    const read = readValues(
      { ...valuesOf(stored, formatOf('de')), CAMin: '12,50', CAMax: '1.500,00' },
      stored,
      formatOf('de'),
    );
    expect(read).toMatchObject({
      settings: { installments: { limits: { CA: { min: 1250, max: 150_000 } } } },
    });
  });

  it('says at the field what is wrong with an amount', () => {
    expect(faultsOf({ USMin: '-1' })).toEqual({ USMin: 'A price cannot be negative.' });
    expect(faultsOf({ USMin: '1.005' })).toHaveProperty('USMin');
    expect(faultsOf({ NZMax: '€5' })).toHaveProperty('NZMax');
    expect(faultsOf({ AUMin: '50', AUMax: '50' })).toEqual({
      AUMax: 'The maximum must be higher than the minimum.',
    });
  });

  it('says at the field what is wrong with the threshold, the message and the link', () => {
    for (const scarcityThreshold of ['', '-1', '1.5', '1001', 'ten'])
      expect(faultsOf({ scarcityThreshold })).toEqual({
        scarcityThreshold: 'Enter a whole number from 0 to 1000.',
      });
    expect(faultsOf({ scarcityText: ' ' })).toHaveProperty('scarcityText');
    expect(faultsOf({ scarcityText: 'Only {count} left' })).toEqual({
      scarcityText: 'The only placeholder is {qtyInStock}.',
    });
    expect(faultsOf({ scarcityText: 'Nearly gone' })).toEqual({});
    for (const continueShoppingLinkUrl of ['javascript:alert(1)', '//evil.example', 'shop'])
      expect(faultsOf({ continueShoppingLinkUrl })).toHaveProperty('continueShoppingLinkUrl');
  });

  it('merges what two people changed, and asks where both changed the same', () => {
    const mine = { ...values, scarcityThreshold: '4', scarcityText: 'Mine' };
    const theirs = { ...values, expressCheckout: true, scarcityText: 'Theirs' };
    expect(mergeValues({ base: values, mine, theirs })).toEqual({
      merged: { ...mine, expressCheckout: true },
      conflicts: ['scarcityText'],
    });
  });
});
