import { emptyAddress } from '../addresses/index.ts';
import { DONATION_TYPE } from '../catalogue/index.ts';
import type { OrderContent, OrderLine } from '../orders/index.ts';

const ID = '0'.repeat(24);

const line = (
  id: string,
  fields: Pick<OrderLine, 'title' | 'sku' | 'quantity' | 'unitCents'>,
): OrderLine => ({
  id: id.padStart(24, '0'),
  itemId: ID,
  variantId: ID,
  fullUrl: '/',
  productType: 1,
  optionValues: [],
  image: null,
  answers: [],
  subtotalCents: fields.quantity * fields.unitCents,
  discountCents: 0,
  discounts: [],
  taxCents: 0,
  taxes: [],
  ...fields,
});

const address = {
  ...emptyAddress,
  firstName: 'Ada',
  lastName: 'Sample',
  line1: 'Sample Street 1',
  city: 'Sampletown',
  postalCode: '12345',
  country: 'DE',
};

/** Of the preview in a store that has no order yet. */
export const sampleEmailOrder = ({
  language,
  currency,
  isPickup,
}: {
  readonly language: string;
  readonly currency: string;
  readonly isPickup: boolean;
}): OrderContent => ({
  currency,
  language,
  lines: [
    line('1', { title: 'Sample product', sku: 'SAMPLE-1', quantity: 2, unitCents: 2400 }),
    line('2', { title: 'Another product', sku: 'SAMPLE-2', quantity: 1, unitCents: 1500 }),
  ],
  email: 'ada@example.com',
  shippingAddress: isPickup ? null : address,
  billingAddress: address,
  shipping: {
    key: 'sample',
    name: isPickup ? 'Our shop' : 'Standard',
    isPickup,
    pickup: isPickup ? { line1: address.line1, city: address.city, country: address.country } : null,
    priceCents: isPickup ? 0 : 490,
  },
  subtotalCents: 6300,
  discountCents: 0,
  shippingCents: isPickup ? 0 : 490,
  shippingDiscountCents: 0,
  shippingTaxes: [],
  taxCents: 0,
  totalCents: isPickup ? 6300 : 6790,
  pricesIncludeTax: false,
  discounts: [],
  taxLines: [],
  note: '',
  answers: [],
  acceptsMarketing: false,
  cartId: ID,
  cartRevision: 1,
});

/** Of the preview of what donors get. */
export const sampleDonation = (shop: {
  readonly language: string;
  readonly currency: string;
}): OrderContent => ({
  ...sampleEmailOrder({ ...shop, isPickup: false }),
  lines: [
    {
      ...line('1', { title: 'Sample fund', sku: '', quantity: 1, unitCents: 2500 }),
      productType: DONATION_TYPE,
    },
  ],
  shippingAddress: null,
  shipping: null,
  subtotalCents: 2500,
  shippingCents: 0,
  totalCents: 2500,
});
