import type { LocalDelivery, PickupPoint, ShippingZone } from '@sitewright/domain/shipping';
import { describe, expect, it } from 'vitest';
import { missingCountries } from '../profile/missing-countries.tsx';
import { deliveryValues, pickupValues, readDelivery, readPickup } from './place-values.ts';
import { tryOrder } from './trial-values.ts';
import { newZoneValues, readZone, wholeCountry, zoneValues } from './zone-values.ts';

const format = { currency: 'EUR', locale: 'de-DE' } as const;

describe('places in their dialogs', () => {
  it('are read as they were shown', () => {
    const pickup: PickupPoint = {
      id: 'p',
      name: 'Studio',
      address: { line1: 'Main Street 1', city: 'Berlin', postalCode: '10115', country: 'DE' },
      instructions: 'Ring twice.',
      priceCents: 0,
    };
    expect(readPickup(pickupValues(pickup, format), 'p', format)).toEqual({ pickup });
    const delivery: LocalDelivery = {
      id: 'd',
      name: 'Bike',
      country: 'DE',
      postalCodes: [{ code: '10115' }, { prefix: '102' }, { from: '10300', to: '10399' }],
      priceCents: 390,
      minimumCents: 1000,
      freeFromCents: 5000,
    };
    expect(readDelivery(deliveryValues(delivery, format), 'd', format)).toEqual({ delivery });
  });

  it('have messages at the fields that are missing or wrong', () => {
    expect(readPickup(pickupValues(undefined, format), 'p', format)).toEqual({
      faults: {
        name: 'Enter a name.',
        line1: 'Enter a street and number.',
        city: 'Enter a city.',
        country: 'Choose a country.',
      },
    });
    const values = { ...deliveryValues(undefined, format), name: 'Bike', country: 'DE', price: '1' };
    expect(readDelivery(values, 'd', format)).toEqual({
      faults: { postalCodes: 'Enter the postal codes that you deliver to.' },
    });
    expect(readDelivery({ ...values, postalCodes: '10115, #5' }, 'd', format)).toEqual({
      faults: { postalCodes: '“#5” is no postal code. Use 10115, 101* or 10000-10999.' },
    });
  });
});

const europe: ShippingZone = {
  id: 'eu',
  name: 'Europe',
  countries: [
    { country: 'DE', postalCodes: [{ prefix: '10' }] },
    { country: 'US', regions: ['NY'] },
    { country: 'FR' },
  ],
  rates: [{ id: 'r', name: 'Post', kind: 'flat', orderCents: 500, itemCents: 0 }],
};
const rest: ShippingZone = { id: 'rest', name: 'World', countries: [], rates: [] };

describe('a zone in its dialog', () => {
  it('is read as it was shown, with its rates', () => {
    for (const zone of [europe, rest])
      expect(readZone(zoneValues(zone), { zone, others: [], format })).toEqual({ zone });
  });

  it('needs a country, and is the only one for the rest of the world', () => {
    const context = { zone: { id: 'z', rates: [] }, others: [rest], format };
    expect(readZone({ ...newZoneValues(), name: 'A' }, context)).toEqual({
      faults: { countries: 'Choose at least one country, or choose Rest of world.' },
    });
    expect(readZone({ ...newZoneValues(), scope: 'rest' }, context)).toEqual({
      faults: { countries: 'There is a zone for the rest of the world already.' },
    });
    const countries = [{ ...wholeCountry('DE'), postalCodes: '!' }];
    expect(readZone({ name: '', scope: 'countries', countries }, context)).toMatchObject({
      faults: { name: 'Enter a name.', 'postalCodes.DE': expect.stringContaining('“!”') },
    });
  });
});

const profile = (id: string, zones: readonly ShippingZone[], productIds: readonly string[] = []) => ({
  id,
  name: id,
  productIds,
  zones,
  pickups: [],
  localDeliveries: [],
});

describe('a profile for some products', () => {
  it('misses the countries that only the general one names', () => {
    expect(missingCountries(profile('heavy', []), profile('general', [europe]))).toEqual(['DE', 'US', 'FR']);
    expect(missingCountries(profile('heavy', [rest]), profile('general', [europe]))).toEqual([]);
  });
});

describe('an order that is tried', () => {
  const settings = { profiles: [profile('general', [europe]), profile('heavy', [], ['item'])] };
  const values = {
    country: 'FR',
    region: '',
    postalCode: '',
    weight: '',
    items: '2',
    subtotal: '',
    profile: 'general',
  };

  it('is offered what a shopper would be', () => {
    expect(tryOrder(settings, values, format)).toMatchObject({
      offer: { options: [{ name: 'Post', priceCents: 500 }] },
    });
    expect(tryOrder(settings, { ...values, profile: 'heavy' }, format)).toMatchObject({
      offer: { status: 'POSTAL_CODE_NOT_APPLICABLE', options: [] },
    });
  });

  it('has messages at what is wrong', () => {
    expect(tryOrder(settings, { ...values, items: '0', weight: 'heavy', subtotal: 'x' }, format)).toEqual({
      faults: {
        items: 'Enter at least one item.',
        weight: 'Enter a weight such as 1.5 kg.',
        subtotal: 'Enter a price such as 1.234,50.',
      },
    });
  });
});
