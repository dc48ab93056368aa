import { expect, it } from 'vitest';
import { defaultStoreSettings } from '../store/index.ts';
import { priceNotesOf } from './price-notes.ts';

const print = { id: 'print', productType: 1 };
const vat = {
  id: 'vat',
  name: 'VAT',
  country: 'DE',
  rate: '19',
  taxesShipping: true,
  taxesServicesAndDigital: false,
};
const zoneOf = (orderCents: number) => ({
  id: 'zone',
  name: 'Zone',
  countries: [],
  rates: [{ id: 'parcel', name: 'Parcel', kind: 'flat' as const, orderCents, itemCents: 0 }],
});
const profile = (id: string, productIds: string[], orderCents: number) => ({
  id,
  name: id,
  productIds,
  zones: [zoneOf(orderCents)],
  pickups: [],
  localDeliveries: [],
});

it('a store without rules says nothing', () => {
  expect(priceNotesOf(print, { ...defaultStoreSettings, shipping: { profiles: [] } })).toEqual([]);
});

it('tells whether prices include tax', () => {
  const rules = { taxRules: [vat], shipping: { profiles: [] } };
  expect(priceNotesOf(print, { ...rules, pricesIncludeTax: true })).toEqual(['taxIsIncluded']);
  expect(priceNotesOf(print, { ...rules, pricesIncludeTax: false })).toEqual(['taxIsAdded']);
  expect(priceNotesOf({ id: 'file', productType: 2 }, { ...rules, pricesIncludeTax: true })).toEqual([]);
  expect(priceNotesOf({ id: 'card', productType: 4 }, { ...rules, pricesIncludeTax: true })).toEqual([]);
});

it('tells what shipping costs, by the profile of the product', () => {
  const profiles = [profile('general', [], 590), profile('light', ['card'], 0)];
  const rules = { taxRules: [], pricesIncludeTax: false, shipping: { profiles } };
  expect(priceNotesOf(print, rules)).toEqual(['shippingIsAdded']);
  expect(priceNotesOf({ id: 'card', productType: 1 }, rules)).toEqual(['shippingIsFree']);
  expect(priceNotesOf({ id: 'print', productType: 2 }, rules)).toEqual([]);
});
