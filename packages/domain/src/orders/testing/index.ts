import { emptyAddress, type Address } from '../../addresses/index.ts';
import type { OrderContent, OrderLine } from '../orders-schemas.ts';

export const sampleAddress = (fields: Partial<Address> = {}): Address => ({
  ...emptyAddress,
  firstName: 'Ines',
  lastName: 'Duarte',
  line1: 'Rua das Flores 12',
  city: 'Porto',
  postalCode: '4050-265',
  country: 'PT',
  ...fields,
});

/** An id that can be told apart in a test. */
const sampleId = (sign: string): string => sign.padStart(24, '0');

/** A print for €28.00, unless fields say otherwise. */
export const sampleOrderLine = (fields: Partial<OrderLine> = {}): OrderLine => {
  const { quantity = 1, unitCents = 2800 } = fields;
  return {
    id: sampleId('a1'),
    itemId: sampleId('b1'),
    variantId: sampleId('c1'),
    sku: 'RIDGE-A3',
    title: 'Ridge lines',
    fullUrl: '/shop/ridge-lines',
    productType: 1,
    quantity,
    unitCents,
    optionValues: [{ optionName: 'Size', value: 'A3' }],
    image: null,
    answers: [],
    subtotalCents: quantity * unitCents,
    discountCents: 0,
    discounts: [],
    taxCents: 0,
    taxes: [],
    ...fields,
  };
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The copy of an order whose amounts add up. The cart has to be another one for each order. */
export const sampleOrder = (fields: Partial<OrderContent> & Pick<OrderContent, 'cartId'>): OrderContent => {
  const { lines = [sampleOrderLine()], shippingCents = 450, taxCents = 0 } = fields;
  const subtotalCents = sum(lines.map((line) => line.subtotalCents));
  const discountCents = sum(lines.map((line) => line.discountCents));
  const address = sampleAddress();
  return {
    currency: 'EUR',
    language: 'en-GB',
    lines,
    email: 'ines@example.com',
    shippingAddress: address,
    billingAddress: address,
    shipping: { key: 'parcel', name: 'Parcel', isPickup: false, pickup: null, priceCents: shippingCents },
    subtotalCents,
    discountCents,
    shippingCents,
    shippingDiscountCents: 0,
    shippingTaxes: [],
    taxCents,
    totalCents: subtotalCents - discountCents + shippingCents + taxCents,
    pricesIncludeTax: false,
    discounts: [],
    taxLines: [],
    note: '',
    answers: [],
    acceptsMarketing: false,
    cartRevision: 1,
    ...fields,
  };
};
