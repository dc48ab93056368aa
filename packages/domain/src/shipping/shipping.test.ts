import { describe, expect, it } from 'vitest';
import {
  defaultShippingSettings,
  findShippingFaults,
  formatPostalCodes,
  matchesPostalCode,
  offerShipping,
  parsePostalCodes,
  regionCode,
  selectOption,
  type ShippedLine,
  type ShippingLocation,
  type ShippingProfile,
  type ShippingRate,
  type ShippingZone,
} from './index.ts';

const flat = (id: string, orderCents: number, itemCents = 0): ShippingRate => ({
  id,
  name: id,
  kind: 'flat',
  orderCents,
  itemCents,
});
const zone = (countries: ShippingZone['countries'], ...rates: ShippingRate[]): ShippingZone => ({
  id: 'zone',
  name: 'Zone',
  countries,
  rates,
});
const [general] = defaultShippingSettings.profiles;
if (!general) throw new Error('There is a general profile.');
const profile = (fields: Partial<ShippingProfile>): ShippingProfile => ({ ...general, ...fields });
const line = (fields: Partial<ShippedLine> = {}): ShippedLine => ({
  itemId: 'print',
  quantity: 1,
  grams: 0,
  ...fields,
});

const offer = (
  profiles: readonly ShippingProfile[],
  location: ShippingLocation,
  { lines = [line()], subtotalCents = 10_000 } = {},
) => offerShipping({ profiles }, { location, lines, subtotalCents });
const prices = (...request: Parameters<typeof offer>) =>
  offer(...request).options.map(({ key, priceCents }) => [key, priceCents]);

describe('[CHK-07 (rule)] zones', () => {
  const zones = [
    zone([{ country: 'US' }], flat('us', 900)),
    zone([{ country: 'US', regions: ['California', 'OR'] }], flat('west', 500)),
    zone([{ country: 'US', postalCodes: [{ from: '94100', to: '94199' }] }], flat('bay', 100)),
    zone([{ country: 'GB', postalCodes: [{ prefix: 'SW1' }] }], flat('london', 300)),
    zone([], flat('world', 2000)),
  ];
  const at = (location: ShippingLocation) => prices([profile({ zones })], location)[0]?.[0];

  it('are found by country, state and postal code, the closest first', () => {
    expect(at({ country: 'US', region: 'NY' })).toBe('us');
    expect(at({ country: 'US', region: 'ca' })).toBe('west');
    expect(at({ country: 'US', region: 'Oregon' })).toBe('west');
    expect(at({ country: 'US', region: 'CA', postalCode: '94110-1234' })).toBe('bay');
    expect(at({ country: 'GB', postalCode: 'sw1a 1aa' })).toBe('london');
  });

  it('the rest of the world is every country without a zone of its own', () => {
    expect(at({ country: 'BR' })).toBe('world');
    expect(offer([profile({ zones })], { country: 'GB', postalCode: 'M1 1AE' })).toMatchObject({
      status: 'POSTAL_CODE_NOT_APPLICABLE',
      options: [],
    });
  });
});

describe('[CHK-07 (rule)] rates', () => {
  const priceOf = (rate: ShippingRate, more: Parameters<typeof offer>[2] = {}) =>
    prices([profile({ zones: [zone([], rate)] })], { country: 'DE' }, more)[0]?.[1];

  it('are flat for the order and each piece, and free from an amount', () => {
    const rate = { ...flat('post', 500, 100), freeFromCents: 20_000 };
    expect(priceOf(rate, { lines: [line({ quantity: 3 })] })).toBe(800);
    expect(priceOf(rate, { subtotalCents: 19_999 })).toBe(600);
    expect(priceOf(rate, { subtotalCents: 20_000 })).toBe(0);
  });

  it('go by weight, pieces or subtotal, and are not offered outside their ranges', () => {
    const ranges = [
      { from: 0, to: 5, cents: 100 },
      { from: 5, to: 10, cents: 200 },
    ];
    const of = (kind: 'by-weight' | 'by-quantity' | 'by-subtotal'): ShippingRate => ({
      id: 'r',
      name: 'R',
      kind,
      ranges,
    });
    const weighing = (...grams: number[]) => ({ lines: grams.map((each) => line({ grams: each })) });
    expect(
      [[5], [2, 3.001], [5.01], [10.1]].map((grams) => priceOf(of('by-weight'), weighing(...grams))),
    ).toEqual([100, 100, 200, undefined]);
    const pieces = (quantity: number) => priceOf(of('by-quantity'), { lines: [line({ quantity })] });
    expect([1, 5, 6, 11].map(pieces)).toEqual([100, 100, 200, undefined]);
    const costing = (subtotalCents: number) => priceOf(of('by-subtotal'), { subtotalCents });
    expect([0, 5, 6, 11].map(costing)).toEqual([100, 100, 200, undefined]);
  });

  it('ten pieces of 0.7 lb weigh 7 lb', () => {
    const pound = 453.592_37;
    const rate: ShippingRate = {
      id: 'r',
      name: 'R',
      kind: 'by-weight',
      ranges: [{ from: 0, to: Math.round(7 * pound * 100) / 100, cents: 1 }],
    };
    expect(priceOf(rate, { lines: [line({ quantity: 10, grams: 0.7 * pound })] })).toBe(1);
  });
});

describe('[CHK-07 (rule)] pickup and local delivery', () => {
  const address = { line1: 'Spreeufer 1', city: 'Berlin', country: 'DE' };
  const pickup = { id: 'studio', name: 'Studio', address, priceCents: 0 };
  const bike = {
    id: 'bike',
    name: 'Bike',
    country: 'DE',
    postalCodes: parsePostalCodes('10*, 12000-12099'),
    priceCents: 400,
    minimumCents: 5000,
  };
  const near = profile({
    zones: [zone([{ country: 'DE' }], flat('post', 590))],
    pickups: [pickup],
    localDeliveries: [bike],
  });

  it('pickup needs no address and is chosen by nobody but the shopper', () => {
    const offered = offer([near], {});
    expect(offered).toMatchObject({
      status: 'INCOMPLETE_ADDRESS',
      options: [{ key: 'studio', isPickup: true }],
    });
    expect(selectOption(offered, null)).toBeNull();
    expect(selectOption(offered, 'studio')).toMatchObject({ pickup: address });
    expect(selectOption(offer([near], { country: 'DE' }), null)).toMatchObject({ key: 'post' });
  });

  it('is delivered to the postal codes, from the minimum on', () => {
    const keys = (postalCode: string, subtotalCents = 5000) =>
      offer([near], { country: 'DE', postalCode }, { subtotalCents }).options.map(({ key }) => key);
    expect(keys('10115')).toEqual(['bike', 'post', 'studio']);
    expect(keys('12099')).toEqual(['bike', 'post', 'studio']);
    expect(keys('12100')).toEqual(['post', 'studio']);
    expect(keys('10115', 4999)).toEqual(['post', 'studio']);
  });
});

describe('[CHK-07 (rule)] profiles', () => {
  const anywhere = (...rates: ShippingRate[]) => [zone([], ...rates)];
  const heavy = profile({ id: 'heavy', name: 'Heavy', productIds: ['stone'] });
  const stone = line({ itemId: 'stone' });
  const priced = (own: ShippingRate[], theirs: ShippingRate[], lines: ShippedLine[]) =>
    offer(
      [profile({ zones: anywhere(...own) }), { ...heavy, zones: anywhere(...theirs) }],
      { country: 'DE' },
      { lines },
    ).options.map(({ name, priceCents }) => [name, priceCents]);

  it('ship their own products, each at its own rates', () => {
    expect(priced([flat('Post', 500)], [flat('Freight', 9000)], [line()])).toEqual([['Post', 500]]);
    expect(priced([flat('Post', 500)], [flat('Freight', 9000)], [stone])).toEqual([['Freight', 9000]]);
  });

  it('are added up for an order of both: by name, and the cheapest of each', () => {
    expect(priced([flat('Post', 500)], [flat('Freight', 9000)], [line(), stone])).toEqual([
      ['Post + Freight', 9500],
    ]);
    const both = priced(
      [flat('Standard', 500), flat('Express', 1500)],
      [
        { ...flat('std', 900), name: 'Standard' },
        { ...flat('ex', 2500), name: 'Express' },
      ],
      [line(), stone],
    );
    expect(both).toEqual([
      ['Standard', 1400],
      ['Express', 4000],
    ]);
  });

  it('nothing is offered where one of them does not ship', () => {
    expect(priced([flat('Post', 500)], [], [line(), stone])).toEqual([]);
  });
});

describe('postal codes', () => {
  it('are read as people write them', () => {
    const list = parsePostalCodes('10115, sw1*\n20000-20999; 00-950, 12345-6789');
    expect(list).toEqual([
      { code: '10115' },
      { prefix: 'sw1' },
      { from: '20000', to: '20999' },
      { code: '00-950' },
      { code: '12345-6789' },
    ]);
    expect(parsePostalCodes(formatPostalCodes(list))).toEqual(list);
    const matches = (postalCode: string, country = 'DE') => matchesPostalCode(list, { country, postalCode });
    expect(['10115', '20500', '00 950', 'SW1A 1AA'].map((code) => matches(code))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['10116', '2050', '', '205000'].map((code) => matches(code))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(matches('12345', 'US')).toBe(true);
  });

  it('regions are codes or names', () => {
    expect([regionCode('US', 'new  york'), regionCode('CA', 'Québec'), regionCode('DE', 'be')]).toEqual([
      'NY',
      'QC',
      'BE',
    ]);
  });
});

it('settings that would charge at random cannot be saved', () => {
  const faults = (...profiles: ShippingProfile[]) => Object.keys(findShippingFaults({ profiles }));
  expect(faults(profile({}))).toEqual([]);
  expect(faults(profile({ zones: [zone([], flat('a', 1)), zone([], flat('b', 1))] }))).toEqual([
    'profiles.0.zones.1.countries',
  ]);
  expect(faults(profile({ zones: [zone([], flat('a', 1), flat('a', 2))] }))).toEqual(['profiles']);
  expect(faults(profile({ productIds: ['x'] }))).toEqual(['profiles']);
  const ranges = [{ from: 5, to: 4, cents: 1 }];
  expect(faults(profile({ zones: [zone([], { id: 'a', name: 'A', kind: 'by-weight', ranges })] }))).toEqual([
    'profiles.0.zones.0.rates.0.ranges.0.to',
  ]);
});
