import { DONATION_TYPE } from '../catalogue/index.ts';
import { describe, expect, it } from 'vitest';
import { emptyAddress } from '../addresses/index.ts';
import {
  checkoutTextsIn,
  describeChanges,
  openStep,
  payLabel,
  pickupLine,
  seenOrder,
  stepsOf,
  stepSummary,
  summaryRows,
  type CheckoutView,
} from './index.ts';
import { sampleCart, sampleDetails, sampleView } from './testing/index.ts';

const texts = checkoutTextsIn('en');

describe('the steps of the checkout', () => {
  it('leave the delivery out where nothing is delivered', () => {
    expect(stepsOf(sampleView())).toEqual(['contact', 'delivery', 'payment']);
    expect(stepsOf(sampleView({ cart: sampleCart({ productType: 3 }) }))).toEqual(['contact', 'payment']);
  });

  it('open at the first that is incomplete, and never beyond it', () => {
    const nobody = sampleView({ details: { ...sampleDetails, email: '' } });
    expect(openStep(nobody)).toBe('contact');
    expect(openStep(nobody, 'payment')).toBe('contact');
    expect(openStep(sampleView())).toBe('payment');
    expect(openStep(sampleView(), 'delivery')).toBe('delivery');
  });

  it('name a place of pickup as an address is written', () => {
    const place = { line1: 'Rasterhof 7', city: 'Berlin', country: 'DE' };
    expect(pickupLine({ ...place, line2: 'second yard', postalCode: '10999' })).toBe(
      'Rasterhof 7, second yard, 10999 Berlin',
    );
    expect(pickupLine(place)).toBe('Rasterhof 7, Berlin');
  });

  it('say what was entered', () => {
    const view = sampleView({ details: { ...sampleDetails, acceptsMarketing: true } });
    expect(stepSummary('contact', view, texts)).toEqual(['ines@example.com · news and offers: yes']);
    expect(stepSummary('delivery', view, texts)).toEqual([
      'Ines Duarte, Rua do Almada 41, 4050-036 Porto, Portugal',
      'Parcel · €5.00',
    ]);
  });
});

describe('the pay button', () => {
  const inCountry = (country: string) =>
    sampleView({ details: { ...sampleDetails, shippingAddress: { ...emptyAddress, country } } });

  it('names the amount, and in Europe that it is an order', () => {
    expect(payLabel(inCountry('PT'), texts)).toBe('Order and pay €25.00');
    expect(payLabel(inCountry('NO'), texts)).toBe('Order and pay €25.00');
    expect(payLabel(inCountry('US'), texts)).toBe('Pay €25.00');
    expect(payLabel(inCountry('DE'), checkoutTextsIn('de'))).toBe('Zahlungspflichtig bestellen: €25.00');
  });

  it('does not call a donation an order', () => {
    const donated = sampleView({ cart: sampleCart({ productType: DONATION_TYPE }) });
    expect(payLabel(donated, texts)).toBe('Pay €20.00');
  });

  it('does not speak of paying where there is nothing to pay', () => {
    const free = sampleView({ cart: sampleCart({ price: 0, productType: 3 }) });
    expect(payLabel(free, texts)).toBe('Place order');
  });
});

describe('the order summary', () => {
  it('always has a row for delivery, and one for tax only where a tax applies', () => {
    const kinds = (cart: ReturnType<typeof sampleCart>) =>
      summaryRows(cart, texts).map(({ kind, value }) => `${kind} ${value}`);
    expect(kinds(sampleCart())).toEqual(['subtotal €20.00', 'shipping €5.00', 'total €25.00']);
    const taxLineItems = [{ id: 'vat', name: 'VAT', rate: '0', amountCents: 0 }];
    expect(kinds({ ...sampleCart(), taxLineItems })).toContain('tax €0.00');
    expect(kinds(sampleCart({ country: '' }))).toContain('shipping After the address');
  });
});

describe('an order that has changed', () => {
  const viewOf = (cart: CheckoutView['cart']) => sampleView({ cart });

  it('is told sentence by sentence', () => {
    const before = sampleCart();
    const changes = (after: CheckoutView['cart'], from = before) =>
      describeChanges(viewOf(from), viewOf(after), texts);
    expect(changes(before)).toEqual([]);
    expect(changes(sampleCart({ price: 1200 }))).toEqual([
      'Print <1> was €10.00 and is now €12.00.',
      'The total was €25.00 and is now €29.00.',
    ]);
    expect(changes(sampleCart({ shippingKey: 'express' }))[0]).toBe('Delivery is now: Express, €15.00.');
    expect(changes(sampleCart({ quantity: 1 }))[0]).toBe('Print <1>: 2 have become 1.');
    expect(changes({ ...before, entries: [] })).toEqual(['Print <1> is not available any more.']);
    expect(changes(before, { ...before, entries: [] })).toEqual(['Print <1> has been added.']);
    const tenth = { id: 'd', name: '', amountCents: 0, amountText: '', isShippingFree: false };
    const valid = { ...before, validCoupons: [{ ...tenth, code: 'TENTH' }] };
    const message = 'This code has expired.';
    const ended = {
      ...before,
      invalidCoupons: [{ code: 'TENTH', reason: 'expired', message }],
    } as typeof before;
    expect(changes(ended, valid)).toEqual(['TENTH: This code has expired.']);
    expect(changes(ended)).toEqual([]);
  });

  it('tells another email and delivery address, where something is delivered', () => {
    const details = {
      ...sampleDetails,
      email: 'ada@example.com',
      shippingAddress: { ...sampleDetails.shippingAddress, line1: 'Rua do Almada 42' },
    };
    expect(describeChanges(sampleView(), sampleView({ details }), texts)).toEqual([
      'The email address is now ada@example.com.',
      'It is now delivered to: Ines Duarte, Rua do Almada 42, 4050-036 Porto, Portugal.',
    ]);
    const download = sampleCart({ productType: 3 });
    expect(describeChanges(viewOf(download), sampleView({ cart: download, details }), texts)).toEqual([
      'The email address is now ada@example.com.',
    ]);
  });
});

describe('what stands for the order that the shopper saw', () => {
  const seen = seenOrder(sampleView());
  const first = sampleCart();

  it('is the same for the same order, in whatever order its fields come', () => {
    const shippingAddress = Object.fromEntries(
      Object.entries(sampleDetails.shippingAddress).toReversed(),
    ) as unknown as typeof sampleDetails.shippingAddress;
    expect(seenOrder(sampleView({ details: { ...sampleDetails, shippingAddress } }))).toBe(seen);
    expect(seenOrder(sampleView({ details: { ...sampleDetails, note: 'Ring twice' } }))).toBe(seen);
  });

  it.each([
    ['fewer lines', { cart: { ...first, entries: [] } }],
    ['another quantity', { cart: sampleCart({ quantity: 1 }) }],
    ['another price', { cart: sampleCart({ price: 1001 }) }],
    ['another option of delivery', { cart: sampleCart({ shippingKey: 'express' }) }],
    ['another email', { details: { ...sampleDetails, email: 'ada@example.com' } }],
    [
      'another address',
      { details: { ...sampleDetails, shippingAddress: { ...sampleDetails.shippingAddress, city: 'Braga' } } },
    ],
  ])('is another one for %s', (_, changed) => {
    expect(seenOrder(sampleView(changed))).not.toBe(seen);
  });
});
