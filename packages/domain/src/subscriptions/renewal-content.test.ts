import { describe, expect, it } from 'vitest';
import { emptyAddress } from '../addresses/index.ts';
import type { OrderContent, OrderLine } from '../orders/index.ts';
import { defaultShippingSettings } from '../shipping/index.ts';
import { renewalContentOf, withQuantity, withUnitPrice } from './index.ts';

const shipping = {
  ...defaultShippingSettings,
  profiles: defaultShippingSettings.profiles.map((profile) => ({
    ...profile,
    zones: [
      {
        id: 'world',
        name: 'World',
        countries: [],
        rates: [{ id: 'parcel', name: 'Parcel', kind: 'flat' as const, orderCents: 500, itemCents: 0 }],
      },
    ],
  })),
};

const plan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 } as const;

const lineOf = (subscription: Partial<NonNullable<OrderLine['subscription']>>): OrderLine => ({
  id: 'line',
  itemId: 'item',
  variantId: 'variant',
  sku: 'P',
  title: 'Print',
  fullUrl: '/print',
  productType: 1,
  quantity: 1,
  unitCents: 1200,
  optionValues: [],
  image: null,
  answers: [],
  subscription: { plan, unitCents: 1200, renewalDiscountCents: 0, ...subscription },
  subtotalCents: 1200,
  discountCents: 0,
  discounts: [],
  taxCents: 0,
  taxes: [],
});

/** The first order had its delivery free by a discount. */
const first = (line: OrderLine): OrderContent =>
  ({
    email: 'ines@example.com',
    currency: 'EUR',
    cartId: 'cart',
    lines: [line],
    shippingAddress: { ...emptyAddress, country: 'PT', line1: 'Rua', city: 'Porto' },
    billingAddress: { ...emptyAddress, country: 'PT' },
    shipping: { key: 'world/parcel', name: 'Parcel', isPickup: false, pickup: null, priceCents: 500 },
    discounts: [{ id: 'd', name: 'Sent free', code: 'FREE', amountCents: 0, isShippingFree: true }],
  }) as unknown as OrderContent;

const renew = (line: OrderLine) =>
  renewalContentOf(first(line), {
    shipping,
    taxRules: [],
    pricesIncludeTax: true,
    product: {},
    periodId: 'period',
    renewal: { subscriptionId: 's', periodIndex: 1 },
    now: new Date('2027-02-28T09:00:00Z'),
  });

describe('the order of a renewal', () => {
  it('[SUB-05 (rule)] pays delivery where the discount was of the first payment', () => {
    expect(renew(lineOf({}))).toMatchObject({
      shippingCents: 500,
      shippingDiscountCents: 0,
      totalCents: 1700,
      discounts: [],
    });
  });

  it('[SUB-05 (rule)] has free delivery by a discount of all payments, under its name', () => {
    expect(renew(lineOf({ hasFreeShipping: true }))).toMatchObject({
      shippingCents: 0,
      shippingDiscountCents: 500,
      totalCents: 1200,
      discounts: [{ id: 'd', name: 'Sent free', isShippingFree: true }],
    });
  });

  it('[SUB-05 (rule)] has both where one discount takes off the line and another frees delivery', () => {
    const line = lineOf({ hasFreeShipping: true, renewalDiscountCents: 200 });
    expect(renew(line)).toMatchObject({ discountCents: 200, shippingCents: 0, totalCents: 1000 });
  });

  it('[SUB-05 (rule)] keeps free delivery with another quantity and another price', () => {
    const changed = withUnitPrice(withQuantity(lineOf({ hasFreeShipping: true }), 3), 1000);
    expect(renew(changed)).toMatchObject({ subtotalCents: 3000, shippingCents: 0, totalCents: 3000 });
  });
});
