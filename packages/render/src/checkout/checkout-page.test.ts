import { sampleAddress, sampleCart, sampleDetails, sampleView } from '@sitewright/domain/checkout/testing';
import { describe, expect, it } from 'vitest';
import { checkoutPage, orderPage, type CheckoutPage, type ShownOrder } from './index.ts';

const site = { title: 'Shop & Co', logo: '', showsTitle: true, language: 'en', continueUrl: '/shop' };

const show = (page: Partial<CheckoutPage> = {}, language = 'en'): string =>
  checkoutPage({ view: sampleView(), paymentKey: 'a'.repeat(32), ...page }, { ...site, language }, 'Empty.');

/** What a visitor without script reads: without styles and what only scripts use. */
const shown = (html: string): string =>
  html.replace(/<style>[\s\S]*?<\/style>/, '').replace(/ data-checkout="[^"]*"/, '');

describe('the checkout page', () => {
  it('shows one form at a time and the completed steps with a way back', () => {
    const html = shown(show());
    expect(html.match(/<form class="checkout-form"/g)).toHaveLength(1);
    expect(html).toContain('action="/-/checkout/pay"');
    expect(html).toContain(
      '<a class="checkout-change" href="/checkout?step=contact" aria-label="Change Contact">',
    );
    expect(html).toContain('Shop &amp; Co');
    expect(html).toContain('href="/cart"');
  });

  it('speaks of test mode only while no real payment is chosen', () => {
    const { methods } = sampleView();
    const transfers = methods.map((method) => ({
      ...method,
      id: 'manual-bank',
      isTest: false,
      outcomes: [],
    }));
    expect(shown(show())).toContain('<p class="checkout-badge">');
    const mixed = show({ view: sampleView({ methods: [...methods, ...transfers] }) });
    expect(shown(mixed)).toContain('<p class="checkout-badge is-for-test-method">');
    expect(shown(mixed)).toMatch(/value="test" checked required data-test-method/);
    expect(shown(mixed)).toMatch(/value="manual-bank" required>/);
    expect(mixed).toContain(
      '.checkout-page:not(:has([data-test-method]:checked)) .checkout-badge.is-for-test-method{display:none}',
    );
    expect(shown(show({ view: sampleView({ methods: transfers }) }))).not.toContain('checkout-badge');
  });

  it('strikes through the price of a delivery that a discount makes free', () => {
    const cart = sampleCart();
    const shippingOptions = cart.shippingOptions.map((option) => ({
      ...option,
      costCents: 0,
      costText: 'Free',
    }));
    const [selectedShippingOption = null] = shippingOptions;
    const view = sampleView({ cart: { ...cart, shippingOptions, selectedShippingOption } });
    expect(shown(show({ view, step: 'delivery' }))).toContain('<s>€5.00</s><strong>Free</strong>');
    expect(shown(show({ view }))).toContain('Parcel · Free');
    expect(shown(show())).toContain('Parcel · €5.00');
  });

  it('names what is missing for free delivery only where something can be added', () => {
    const cart = { ...sampleCart(), shippingNote: '€10.00 more for free delivery.' };
    expect(shown(show({ view: sampleView({ cart }) }))).toContain(cart.shippingNote);
    expect(shown(show({ view: sampleView({ cart, link: 'token' }) }))).not.toContain(cart.shippingNote);
  });

  it('escapes what owners and shoppers have written', () => {
    const html = show();
    expect(html).not.toContain('<b>haggling');
    expect(html).toContain('Print &lt;1&gt;');
    expect(html).not.toContain('Print <1>');
  });

  it('ties messages to their fields, and gives the first the focus', () => {
    const details = {
      ...sampleDetails,
      shippingAddress: { ...sampleAddress, postalCode: '1', lastName: '' },
    };
    const html = shown(show({ view: sampleView({ details }), showsFaults: true }));
    expect(html).toMatch(
      /<input id="checkout-shippingAddress-lastName"[^>]*aria-invalid="true" aria-describedby="checkout-shippingAddress-lastName-fault" autofocus/,
    );
    expect(html.match(/ autofocus/g)).toHaveLength(1);
    expect(html).toContain('<a href="#checkout-shippingAddress-postalCode">');
    expect(html).toContain('autocomplete="shipping postal-code"');
  });

  it('says nothing about a form that was not sent yet', () => {
    const view = sampleView({ details: { ...sampleDetails, email: '' } });
    expect(shown(show({ view }))).not.toContain('checkout-fault');
  });

  it('has the fields of the country, with its list of regions', () => {
    const shippingAddress = { ...sampleAddress, country: 'US', postalCode: '' };
    const view = sampleView({ details: { ...sampleDetails, shippingAddress } });
    const html = shown(show({ view }));
    expect(html).toContain('>ZIP code</label>');
    expect(html).toContain('<option value="CA">California</option>');
    expect(html).toContain('Use this country');
  });

  it('says why nothing can be ordered instead of its forms', () => {
    const closed = shown(show({ view: sampleView({ closedNote: 'Back in January.' }) }));
    expect(closed).toContain('Back in January.');
    expect(closed).not.toContain('checkout-form');
    expect(closed).not.toContain('data-island');
  });

  it('waits for a payment that is being processed, and offers nothing to pay with', () => {
    const pending = { paymentId: 'f'.repeat(24), state: 'processing', url: '' };
    const html = shown(show({ view: sampleView({ pending }) }));
    expect(html).toContain(`/checkout/return?payment=${'f'.repeat(24)}`);
    expect(html).not.toContain('/-/checkout/pay');
  });

  it('asks for a billing address where nothing is delivered', () => {
    const view = sampleView({ cart: sampleCart({ productType: 3 }) });
    const html = shown(show({ view, step: 'payment' }));
    expect(html).not.toContain('isBillingSame');
    expect(html).toContain('name="billingAddress.line1"');
    expect(html).not.toContain('checkout-delivery');
  });

  it('of an empty cart leads back to the shop', () => {
    const html = show({ view: null });
    expect(html).toContain('Empty.');
    expect(html).toContain('href="/shop"');
  });

  it.each([
    ['de', 'Zahlungspflichtig bestellen: €25.00', 'Rabattcode'],
    ['fr', 'Commander et payer €25.00', 'Code de réduction'],
    ['es', 'Pedir y pagar €25.00', 'Código de descuento'],
  ])('speaks the language of the store: %s', (language, button, code) => {
    const html = shown(show({}, language));
    expect(html).toContain(button);
    expect(html).toContain(code);
    expect(html).not.toContain('Checkout');
  });
});

const order: ShownOrder = {
  number: '00042',
  isTest: false,
  email: 'ines@example.com',
  placedOn: '17 November 2026',
  paymentState: 'paid',
  fulfilmentState: 'fulfilled',
  isDigital: false,
  lines: [{ title: 'Print', about: 'A3', note: '', quantity: 2, priceText: '€20.00', image: null }],
  rows: [{ kind: 'total', name: 'Total', value: '€25.00' }],
  dueText: '€25.00',
  shippingAddress: sampleAddress,
  billingAddress: sampleAddress,
  vatNumber: 'PT501<9>',
  countryNames: { PT: 'Portugal' },
  downloads: [],
  invoices: { title: 'Invoices', links: [] },
  returns: { title: 'Returns', withdrawn: '', requests: [], links: [] },
  subscriptions: { title: 'Your subscriptions', manage: 'Manage', list: [] },
  donation: null,
  shippingName: 'Parcel',
  pickupAddress: '',
  shipments: [
    { carrier: 'DHL', number: '123', url: 'https://track.example/123' },
    { carrier: 'Bike', number: '', url: 'javascript:alert(1)' },
  ],
  instructions: '',
  payBefore: '',
  note: 'Ring <twice>',
};

describe('the page of an order', () => {
  it('has links to what was bought as a download, and says when it was fetched too often', () => {
    const file = { sizeText: '1.6 MB', url: '/checkout/downloads/1?token=x&expires=2' };
    const downloads = [
      { ...file, filename: 'nine<.zip', left: 3 },
      { ...file, filename: 'old.pdf', left: 0 },
    ];
    const html = orderPage({ kind: 'confirmed', order: { ...order, downloads } }, 'en');
    expect(html).toContain('href="/checkout/downloads/1?token=x&amp;expires=2"');
    expect(html).toContain('Download nine&lt;.zip');
    expect(html).toContain('1.6 MB. 3 downloads left.');
    expect(html).toContain('You have downloaded old.pdf as often as possible.');
  });

  it('offers returns after what was ordered and where it goes', () => {
    const links = [{ title: 'Withdraw from contract', url: '/returns' }];
    const html = orderPage(
      { kind: 'confirmed', order: { ...order, returns: { ...order.returns, links } } },
      'en',
    );
    const places = ['>Delivery<', 'Ring &lt;twice&gt;', 'Withdraw from contract'].map((text) =>
      html.indexOf(text),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });

  it('shows its state and where its parcels are', () => {
    const html = orderPage({ kind: 'status', order }, 'en');
    expect(html).toContain('Order #00042');
    expect(html).toContain('>Sent</span>');
    expect(html).toContain('href="https://track.example/123" target="_blank" rel="noopener noreferrer"');
    expect(html).not.toContain('javascript:');
    expect(html).toContain('Ring &lt;twice&gt;');
    expect(html).not.toContain('How to pay');
  });

  it('calls a download delivered', () => {
    const html = orderPage({ kind: 'confirmed', order: { ...order, isDigital: true } }, 'en');
    expect(html).toContain('>Delivered</span>');
  });

  it('does not prepare what was refunded or never paid', () => {
    const stateOf = (paymentState: 'paid' | 'part-refunded' | 'refunded' | 'failed' | 'expired') => {
      const shown = { ...order, paymentState, fulfilmentState: 'pending' as const };
      const states = orderPage({ kind: 'status', order: shown }, 'en').matchAll(/"order-state">([^<]*)/g);
      return [...states].at(-1)?.[1];
    };
    expect(stateOf('paid')).toBe('Being prepared');
    expect(stateOf('part-refunded')).toBe('Being prepared');
    for (const state of ['refunded', 'failed', 'expired'] as const) expect(stateOf(state)).toBe('Not sent');
  });

  it('says how to pay while the payment is awaited', () => {
    const awaiting = {
      ...order,
      paymentState: 'awaiting' as const,
      instructions: 'IBAN 1\nIBAN 2',
      payBefore: '1 December 2026',
    };
    const html = orderPage({ kind: 'received', order: awaiting }, 'en');
    const held = orderPage({ kind: 'status', order: { ...awaiting, fulfilmentState: 'pending' } }, 'en');
    expect(held).toContain('>Awaiting payment</span><span class="order-state">On hold</span>');
    expect(html).toContain('IBAN 1\nIBAN 2');
    expect(html).toContain('Amount: €25.00. Reference: 00042.');
    expect(html).toContain('Please pay before 1 December 2026.');
  });

  it('asks for the email address with a message at the field', () => {
    const html = orderPage(
      { kind: 'email', action: '/x?a=1&b=2', fault: 'No "such" order', email: '' },
      'en',
    );
    expect(html).toContain('action="/x?a=1&amp;b=2"');
    expect(html).toContain('aria-describedby="order-email-fault"');
    expect(html).toContain('No "such" order');
  });
});
