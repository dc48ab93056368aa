import { describe, expect, it } from 'vitest';
import { countryCodes } from '../shipping/index.ts';
import { addressFormatOf, addressLines, cleanAddress, emptyAddress, findAddressFaults } from './index.ts';
import type { Address } from './index.ts';

const address = (changes: Partial<Address>): Address => ({
  ...emptyAddress,
  firstName: 'Ines',
  lastName: 'Duarte',
  line1: 'Rua do Almada 41',
  city: 'Porto',
  postalCode: '4050-036',
  country: 'PT',
  ...changes,
});

const faultsOf = (changes: Partial<Address>): readonly string[] =>
  findAddressFaults(address(changes), { phone: 'optional' }).map(({ field, code }) => `${field} ${code}`);

describe('address formats', () => {
  it('asks for the fields of the country in its order', () => {
    expect(addressFormatOf('DE').rows.at(-1)).toEqual(['postalCode', 'city']);
    expect(addressFormatOf('US').rows.at(-1)).toEqual(['city', 'region', 'postalCode']);
    expect(addressFormatOf('JP').rows[0]).toEqual(['lastName', 'firstName']);
    expect(addressFormatOf('HK').required).not.toContain('postalCode');
    expect(addressFormatOf('US').required).toContain('region');
    expect(addressFormatOf('GB').labels).toEqual({ city: 'townOrCity', postalCode: 'postcode' });
  });

  it('knows an address form for every country, and for none', () => {
    for (const country of [...countryCodes, '']) {
      const { rows } = addressFormatOf(country);
      expect(rows.flat()).toEqual(expect.arrayContaining(['firstName', 'lastName', 'line1', 'city']));
      expect(new Set(rows.flat()).size).toBe(rows.flat().length);
    }
  });

  it('has an example for each postal code that passes its own check', () => {
    for (const country of countryCodes) {
      const { postalCode, rows } = addressFormatOf(country);
      if (postalCode === null) continue;
      expect(rows.flat(), country).toContain('postalCode');
      expect(faultsOf({ country, postalCode: postalCode.example, region: '' })).not.toContain(
        'postalCode invalid',
      );
    }
  });
});

describe('faults of an address', () => {
  it('finds nothing in a complete one', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ country: 'DE', postalCode: 'D-10115', city: 'Berlin' })).toEqual([]);
    expect(faultsOf({ country: 'GB', postalCode: 'sw1a1aa', city: 'London' })).toEqual([]);
    expect(faultsOf({ country: 'US', postalCode: '94103-1234', region: 'california' })).toEqual([]);
    expect(faultsOf({ country: 'KM', postalCode: '', city: 'Moroni' })).toEqual([]);
  });

  it('names what is missing or wrong, in the order of the form', () => {
    expect(faultsOf({ lastName: ' ', postalCode: '12', phone: 'call me' })).toEqual([
      'lastName missing',
      'postalCode invalid',
      'phone invalid',
    ]);
    expect(faultsOf({ country: 'US', postalCode: '94103', region: 'Bavaria' })).toEqual(['region invalid']);
    expect(faultsOf({ country: 'ZZ' })).toEqual(['country invalid']);
    expect(faultsOf({ country: '((' })).toEqual(['country invalid']);
    expect(faultsOf({ country: '' })).toEqual(['country missing']);
  });

  it('asks for a phone number where the store does, and never where it is hidden', () => {
    expect(findAddressFaults(address({}), { phone: 'required' })).toMatchObject([
      { field: 'phone', code: 'missing', message: 'Enter a phone number.' },
    ]);
    expect(findAddressFaults(address({ phone: '!' }), { phone: 'hidden' })).toEqual([]);
  });

  it('says it in the language of the store', () => {
    expect(
      findAddressFaults(address({ postalCode: '1' }), { phone: 'hidden', language: 'de-AT' })[0]?.message,
    ).toBe('Bitte prüfen Sie die Postleitzahl. Sie sieht so aus: 4050-036.');
  });
});

describe('an address', () => {
  it('is cleaned of spaces and of fields its country does not have', () => {
    const cleaned = cleanAddress(address({ firstName: '  Ines  Maria ', region: 'Norte' }));
    expect(cleaned).toMatchObject({ firstName: 'Ines Maria', region: '' });
    expect(cleanAddress(address({ country: 'US', region: 'new york' })).region).toBe('NY');
  });

  it('is written line by line', () => {
    expect(addressLines(address({ phone: '+351 22' }), 'Portugal')).toEqual([
      'Ines Duarte',
      'Rua do Almada 41',
      '4050-036 Porto',
      'Portugal',
      '+351 22',
    ]);
    const inUs = address({ country: 'US', city: 'Oakland', region: 'CA', postalCode: '94601' });
    expect(addressLines(inUs, 'United States')[2]).toBe('Oakland, CA 94601');
  });
});
