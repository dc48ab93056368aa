// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartEntry } from '../../cart/index.ts';
import { click, renderComponent, type Rendered } from '../../testing/index.ts';

const entry: CartEntry = {
  id: 'e'.repeat(24),
  itemId: 'f'.repeat(24),
  title: 'Print',
  fullUrl: '/shop/print',
  productType: 1,
  quantity: 2,
  multipleQuantityAllowed: true,
  quantityRules: { min: 1, max: 9999, step: 1 },
  isAvailable: true,
  note: '',
  chosenVariant: {
    id: 'v'.repeat(24),
    sku: 'P-1',
    attributes: { Size: 'A3' },
    optionValues: [{ optionName: 'Size', value: 'A3' }],
    price: 2000,
    salePrice: 1500,
    onSale: true,
    unlimited: false,
    qtyInStock: 5,
  },
  purchasePriceCents: 1500,
  nonSalePriceCents: 2000,
  subTotal: 3000,
  purchasePriceText: '$15.00',
  nonSalePriceText: '$20.00',
  subTotalText: '$30.00',
  image: null,
  additionalFields: null,
  formFields: [{ id: 'n', type: 'text', rawTitle: 'Name', value: 'Ada', values: [] }],
  additionalFieldsForm: null,
};

let rendered: Rendered | undefined;
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  request.mockReset();
  // The cart's client uses the `fetch` from when its module was loaded.
  vi.resetModules();
  vi.stubGlobal('fetch', request);
});
afterEach(async () => {
  await rendered?.unmount();
  vi.unstubAllGlobals();
});

const open = async (fields: Partial<CartEntry> = {}) => {
  const { CartLine } = await import('./cart-line.tsx');
  const onNotice = vi.fn();
  rendered = await renderComponent(<CartLine entry={{ ...entry, ...fields }} onNotice={onNotice} />);
  return { ...rendered, onNotice };
};

const refuse = (status: number, code: string, message: string) =>
  request.mockImplementation(async (address) =>
    String(address).includes('timecode')
      ? new Response('', { status: 503 })
      : Response.json({ code, message }, { status }),
  );

describe('a line of the cart', () => {
  it('shows the product, what was chosen, the reduced price and the total', async () => {
    const { find, host } = await open();
    expect(find('h2 a').getAttribute('href')).toBe('/shop/print');
    expect([...host.querySelectorAll('dt,dd')].map(({ textContent }) => textContent)).toEqual([
      'Size',
      'A3',
      'Name',
      'Ada',
    ]);
    expect(find('.sw-cart-price').textContent).toBe('$15.00$20.00');
    expect(find('.sw-cart-price s').textContent).toBe('$20.00');
    expect(find('.sw-cart-total').textContent).toBe('$30.00');
  });

  it('has names by product and variant, which another line of the product has not', async () => {
    const { host } = await open();
    expect([...host.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))).toEqual(
      ['Remove: Print, A3', 'One fewer: Print, A3', 'Quantity: Print, A3', 'One more: Print, A3'],
    );
  });

  it('of what is gone has its note, no quantity, no total and no link', async () => {
    const { find, host } = await open({ isAvailable: false, fullUrl: '', note: 'Sold out' });
    expect(find('.sw-cart-note').textContent).toBe('Sold out');
    expect(host.querySelector('input')).toBeNull();
    expect(host.querySelector('a')).toBeNull();
    expect(find('.sw-cart-total').textContent).toBe('');
  });

  it('says beside it why a change was refused, and keeps the quantity', async () => {
    refuse(409, 'not-enough-stock', 'Only 2 are left.');
    const { find } = await open();
    await click(find('[aria-label="One more: Print, A3"]'));
    await vi.waitFor(
      () => expect(find('[role=alert]').textContent).toBe('Unable to update quantity. Only 2 are left.'),
      { timeout: 60_000 },
    );
    await vi.waitFor(() => expect(find<HTMLInputElement>('input').value).toBe('2'), { timeout: 60_000 });
  });

  it('that was removed elsewhere is reported on the page', async () => {
    refuse(404, 'not-found', 'Not found');
    const { find, onNotice } = await open();
    await click(find('[aria-label="Remove: Print, A3"]'));
    await vi.waitFor(() => expect(onNotice).toHaveBeenCalledWith('Print is no longer in your cart.'), {
      timeout: 60_000,
    });
  });
});
