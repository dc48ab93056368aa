import { cartCalls } from '@sitewright/api/cart';
import { cartTotalsCalls } from '@sitewright/api/cart-totals';
import { shippingFromRules } from '@sitewright/domain/shipping';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, openShop } from '../../testing/index.ts';

const { pool, site, print, visitor, add, read, setStore, passMinute } = await openShop();
beforeEach(passMinute);

describe('changing the cart', () => {
  it('[CART-06 (rule)] sets quantities, removes entries, and none removes too', async () => {
    const browser = await visitor();
    const { newlyAdded } = accept(await add(browser));
    accept(await add(browser, { itemId: print.id, sku: 'LS-A3' }));
    const set = (id: string, quantity: unknown) =>
      browser.client.send(cartCalls.changeQuantity, { params: { id }, body: { quantity } });
    expect(accept(await set(newlyAdded.id, 7))).toMatchObject({
      shoppingCart: { totalQuantity: 8 },
      grandTotal: { value: '55.50' },
    });
    const { shoppingCart } = accept(await set(newlyAdded.id, 0));
    expect(shoppingCart.entries).toMatchObject([{ title: 'Late Sun' }]);
    const [left] = shoppingCart.entries;
    const removed = await browser.client.send(cartCalls.removeEntry, { params: { id: left?.id ?? '' } });
    expect(accept(removed).shoppingCart).toMatchObject({ entries: [], grandTotalCents: 0 });
    expect(await set(newlyAdded.id, 1)).toMatchObject({ refusal: { status: 404 } });
  });

  it.each([-1, 1.5, 1e9, '2', Number.NaN, 10_000])(
    '[F16] refuses the quantity %j for an entry, which keeps its own',
    async (quantity) => {
      const browser = await visitor();
      const { newlyAdded } = accept(await add(browser, { quantity: 2 }));
      const params = { id: newlyAdded.id };
      expect(
        await browser.client.send(cartCalls.changeQuantity, { params, body: { quantity } as never }),
      ).toMatchObject({ refusal: { code: expect.stringMatching(/^quantity-/), status: 422 } });
      expect(await read(browser)).toMatchObject({ totalQuantity: 2 });
    },
  );

  it('[F19 (rule)] cannot touch an entry of another visitor', async () => {
    const [mine, theirs] = [await visitor(), await visitor()];
    const { newlyAdded } = accept(await add(theirs));
    accept(await add(mine, { itemId: print.id, sku: 'LS-A3' }));
    const params = { id: newlyAdded.id };
    for (const browser of [mine, await visitor()]) {
      expect(
        await browser.client.send(cartCalls.changeQuantity, { params, body: { quantity: 3 } }),
      ).toMatchObject({ refusal: { status: 404 } });
      expect(await browser.client.send(cartCalls.removeEntry, { params })).toMatchObject({
        refusal: { status: 404 },
      });
    }
    expect(await read(theirs)).toMatchObject({ totalQuantity: 1 });
  });

  it('[CART-14] adds shipping and tax by the rules of the place', async () => {
    await setStore({
      shipping: shippingFromRules([
        { id: 'post', name: 'Post', countries: ['DE'], orderCents: 500, itemCents: 100 },
        { id: 'world', name: 'World', countries: [], orderCents: 2000, itemCents: 0 },
      ]),
      taxRules: [
        {
          id: 'vat',
          name: 'VAT',
          country: 'DE',
          rate: '19',
          taxesShipping: true,
          taxesServicesAndDigital: true,
        },
      ],
    });
    const browser = await visitor();
    accept(await add(browser, { itemId: print.id, sku: 'LS-A3', quantity: 2 }));
    expect(await read(browser)).toMatchObject({
      shippingOptionsStatus: 'INCOMPLETE_ADDRESS',
      grandTotalCents: 9000,
    });
    const choose = (country: string) =>
      browser.client.send(cartTotalsCalls.chooseShipping, { body: { location: { country } } });
    expect(accept(await choose('DE')).shoppingCart).toMatchObject({
      shippingLocation: { country: 'DE' },
      selectedShippingOption: { key: 'post', priceCents: 700 },
      shippingCostCents: 700,
      applicableTaxRules: [{ id: 'vat' }],
      taxCents: 1843,
      grandTotalCents: 11_543,
    });
    expect(accept(await choose('FR')).shoppingCart).toMatchObject({
      shippingCostCents: 2000,
      taxCents: 0,
      grandTotalCents: 11_000,
    });
    await setStore({});
  });

  it('limits a cart to 500 entries', async () => {
    const browser = await visitor();
    accept(await add(browser));
    await pool.query(
      `update carts set revision = revision + 1, entries = (select jsonb_agg(entries -> 0 || jsonb_build_object('id', lpad(to_hex(n), 24, '0'),
        'variantId', lpad(to_hex(n), 24, '0'))) from generate_series(1, 500) n) where website_id = $1
        and cart_id = (select cart_id from carts where website_id = $1 order by cart_id desc limit 1)`,
      [site.id],
    );
    expect(await add(browser)).toMatchObject({ refusal: { code: 'cart-full', status: 409 } });
  });
});
