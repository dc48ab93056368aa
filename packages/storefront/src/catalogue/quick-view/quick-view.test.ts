// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openQuickView } from './open-quick-view.ts';

const itemId = 'b'.repeat(24);

const productJson = {
  item: {
    title: 'Postcard',
    excerpt: '<p>Printed <b>by hand</b></p>',
    items: [{ id: 'p1', assetUrl: '/-/media/p1/a.jpg', altText: 'Front' }],
  },
};

const productPage = `<div><p class="product-price">$4</p>
  <div class="product-variants" data-selected-variant="v2"></div>
  <div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" data-item-id="${itemId}">Add</div></div>
</div>`;

const answer = (address: string): Response =>
  address.endsWith('json') ? Response.json(productJson) : new Response(productPage);

const request = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  request.mockReset();
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const find = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

const open = (): void => openQuickView('/shop/postcard', itemId);

describe('the quick view', () => {
  it('shows the product with the parts of its own page', async () => {
    request.mockImplementation(async (address) => answer(address));
    open();
    await vi.waitFor(() => expect(find('h2').textContent).toBe('Postcard'), { timeout: 60_000 });
    expect(find('.sw-quick-about > p').textContent).toBe('Printed by hand');
    expect(find<HTMLImageElement>('img').alt).toBe('Front');
    expect(find('.sw-quick-parts .product-price').textContent).toBe('$4');
    expect(find('.sw-quick-parts [data-item-id]').textContent).toBe('Add');
    expect(find('.sw-quick-about > a').getAttribute('href')).toBe('/shop/postcard');
  });

  it('has no variant whose picture would be shown already, as on its own page', async () => {
    request.mockImplementation(async (address) => answer(address));
    open();
    await vi.waitFor(() => expect(find('.product-variants').dataset).toEqual({}), { timeout: 60_000 });
  });

  it('says that it is loading', () => {
    request.mockReturnValue(new Promise(() => {}));
    open();
    expect(find('output').textContent).not.toBe('');
  });

  it('loads again when the visitor asks after a failure', async () => {
    request.mockRejectedValue(new TypeError('offline'));
    open();
    await vi.waitFor(() => find('.sw-quick-retry'), { timeout: 60_000 });
    request.mockImplementation(async (address) => answer(address));
    find('.sw-quick-retry').click();
    await vi.waitFor(() => expect(find('h2').textContent).toBe('Postcard'), { timeout: 60_000 });
  });

  it('closes with its button', () => {
    request.mockReturnValue(new Promise(() => {}));
    open();
    find('.sw-close').click();
    expect(document.querySelector('dialog')).toBeNull();
  });
});
