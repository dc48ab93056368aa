import { installmentLocales } from '@sitewright/domain/installments';
import { pagePermissions } from '@sitewright/domain/pages';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, openShop, publishProduct, type TestBrowser, variant } from '../testing/index.ts';

const { app, pool, owner, shop, site, print, postcard, visitor, add, read, passMinute } = await openShop();
beforeEach(passMinute);

const post = (browser: TestBrowser, path: string, fields: Record<string, string>, headers = {}) =>
  browser.open(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: browser.origin,
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });

const contextOf = async (browser: TestBrowser) =>
  JSON.parse((await browser.open('/cart?format=json')).text) as {
    pageType: number;
    showCart: boolean;
    shoppingCart: { totalQuantity: number };
  };

/** Sets the store's language to German during the callback. */
const inGerman = async (act: () => Promise<void>): Promise<void> => {
  const speak = async (language: string) => {
    await pool.query('update websites set settings = settings || $2 where website_id = $1', [
      site.id,
      { language },
    ]);
    app.clock.now = new Date(app.clock.now.getTime() + 5000);
  };
  await speak('de-DE');
  await act();
  await speak('en-US');
};

describe('the cart page', () => {
  it('[SITE-04 SITE-29 (rule) SITE-02 (rule)] shows the visitor’s own cart, as page type 205', async () => {
    const browser = await visitor();
    accept(await add(browser, { itemId: print.id, sku: 'LS-A3', quantity: 2 }));
    expect(await contextOf(browser)).toMatchObject({
      pageType: 205,
      showCart: true,
      shoppingCart: await read(browser),
    });
    const { text, headers, status } = await browser.open('/cart');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text).toContain('<title>Cart — Site shop</title>');
    expect(text).toMatch(/Late Sun[\s\S]*A3[\s\S]*\$90\.00/);
    expect(text).toContain('href="/checkout"');
  });

  it('[SITE-02 (rule)] is page type 200 at its older address, with the same template', async () => {
    const browser = await visitor();
    accept(await add(browser, { itemId: print.id, sku: 'LS-A3' }));
    const { text } = await browser.open('/commerce/show-cart?format=json');
    expect(JSON.parse(text)).toMatchObject({ pageType: 200, shoppingCart: await read(browser) });
    const page = await browser.open('/commerce/show-cart');
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(page.text).toContain('<title>Cart — Site shop</title>');
    expect(page.text).toContain('Late Sun');
  });

  it('[F20 (rule)] is made for each visitor alone, also when many ask at once', async () => {
    const browsers = await Promise.all(Array.from({ length: 6 }, () => visitor()));
    for (const [index, browser] of browsers.entries()) accept(await add(browser, { quantity: index + 1 }));
    const [empty, ...contexts] = await Promise.all([visitor().then(contextOf), ...browsers.map(contextOf)]);
    expect(contexts.map(({ shoppingCart }) => shoppingCart.totalQuantity)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(empty).toMatchObject({ shoppingCart: { totalQuantity: 0, entries: [] } });
  });

  it('[F20 (rule)] every other page holds no cart of anybody', async () => {
    const browser = await visitor();
    accept(await add(browser));
    const { text } = await browser.open('/shop?format=json');
    expect(JSON.parse(text)).toMatchObject({
      showCart: false,
      shoppingCart: { entries: [], totalQuantity: 0 },
    });
  });

  it('[FMT-10 FMT-11] gives its scripts the words of the store’s language, and none where that is English', async () => {
    const browser = await visitor();
    const shopTexts = async (): Promise<Record<string, string> | undefined> => {
      const { text } = await browser.open('/cart');
      const [, json = '{}'] = /Static\.SQUARESPACE_CONTEXT=(.*?\});/.exec(text) ?? [];
      return JSON.parse(json).shopTexts;
    };
    expect(await shopTexts()).toBeUndefined();
    await inGerman(async () => {
      expect(await shopTexts()).toMatchObject({
        selectOne: 'Bitte wählen Sie {option}.',
        'not-found': 'Diesen Artikel gibt es nicht mehr.',
        adding: 'Wird hinzugefügt …',
      });
    });
  });

  it('tells an empty cart what to do', async () => {
    const { text } = await (await visitor()).open('/cart');
    expect(text).toContain('Your cart is empty.');
    expect(text).toContain('<a href="/">Continue Shopping</a>');
  });

  it('[F25] shows what a shopper filled in as text', async () => {
    const field = { id: 'text-1', type: 'text' as const, title: 'Dedication', required: true };
    const form = { id: 'f'.repeat(24), name: 'Dedication', fields: [field] };
    const signed = await publishProduct(owner, shop, {
      title: 'Signed',
      product: { variants: [variant()], additionalFieldsForm: form },
      stock: [null],
    });
    const browser = await visitor();
    const additionalFields = JSON.stringify({ 'text-1': '<script>x()</script>{.section y}' });
    accept(await add(browser, { itemId: signed.id, additionalFields }));
    const { text } = await browser.open('/cart');
    expect(text).toContain('&lt;script&gt;x()&lt;/script&gt;{.section y}');
    expect(text).not.toContain('<script>x()');
  });
});

describe('forms without script', () => {
  it('add, change and remove, and lead to the cart', async () => {
    const browser = await visitor();
    const added = await post(browser, '/-/cart/entries', { itemId: postcard.id, quantity: '3' });
    expect(added).toMatchObject({ status: 303, headers: { location: '/cart' } });
    const [entry] = (await read(browser)).entries;
    const path = `/-/cart/entries/${entry?.id}`;
    expect(await post(browser, path, { quantity: '5' })).toMatchObject({ status: 303 });
    expect(await read(browser)).toMatchObject({ totalQuantity: 5 });
    await post(browser, path, { quantity: '5', remove: 'true' });
    expect(await read(browser)).toMatchObject({ entries: [] });
  });

  it('choose a variant by its options', async () => {
    const browser = await visitor();
    await post(browser, '/-/cart/entries', { itemId: print.id, 'variant-option-Size': 'A2' });
    expect(await read(browser)).toMatchObject({ entries: [{ chosenVariant: { sku: 'LS-A2' } }] });
  });

  it.each([
    [{ itemId: 'print', 'variant-option-Size': 'A9' }, 'variant-unavailable', 'unavailable'],
    [{ itemId: 'postcard', quantity: 'many' }, 'quantity-not-number', 'must be a number'],
    [{ itemId: 'print', sku: 'LS-A3', quantity: '6' }, 'not-enough-stock', 'do not have enough'],
  ])('tell on the cart page why %j was refused', async (fields, code, words) => {
    const browser = await visitor();
    const itemId = fields.itemId === 'print' ? print.id : postcard.id;
    const answer = await post(browser, '/-/cart/entries', { ...fields, itemId });
    const location = `/cart?notice=${code}.${itemId}`;
    expect(answer).toMatchObject({ status: 303, headers: { location } });
    const { text } = await browser.open(location);
    expect(text).toMatch(new RegExp(`role="alert"><a href="/shop/[^"]+">[^<]+</a>: [^<]*${words}`));
    expect((await browser.open('/cart?notice=<b>x')).text).not.toContain('role="alert"');
  });

  it('[F20 (rule)] tell nobody of a product that is gone or not open to them', async () => {
    const browser = await visitor();
    const told = async (itemId: string): Promise<string> =>
      (await browser.open(`/cart?notice=variant-unavailable.${itemId}`)).text;
    expect(await told(print.id)).toContain('<a href="/shop/late-sun">Late Sun</a>: Sorry');
    expect(await told('a'.repeat(24))).toContain('role="alert">Sorry');
    expect(await told('<b>')).toContain('role="alert">Sorry');
    const lock = (permission: number) =>
      pool.query('update collections set permission = $2 where collection_id = $1', [shop, permission]);
    await lock(pagePermissions.members);
    expect(await told(print.id)).toContain('role="alert">Sorry');
    const unselected = await browser.open(`/cart?notice=options-unselected.${print.id}.0`);
    expect(unselected.text).not.toContain('role="alert"');
    await lock(pagePermissions.public);
  });

  it('[BTN-05] tell which options are still to be chosen, of what', async () => {
    const made = await publishProduct(owner, shop, {
      title: 'Framed',
      product: {
        variantOptionOrdering: ['Size', 'Frame'],
        variants: [
          variant({ sku: 'F1', attributes: { Size: 'A3', Frame: 'Oak' } }),
          variant({ sku: 'F2', attributes: { Size: 'A2', Frame: 'Oak' } }),
        ],
      },
      stock: [null, null],
    });
    const browser = await visitor();
    const tell = async (fields: Record<string, string>): Promise<string> => {
      const { headers } = await post(browser, '/-/cart/entries', { itemId: made.id, ...fields });
      return (await browser.open(String(headers['location']))).text;
    };
    const about = '<a href="/shop/framed">Framed</a>: ';
    expect(await tell({})).toContain(`${about}Please select the Size and Frame options.`);
    expect(await tell({ 'variant-option-Size': 'A2' })).toContain(`${about}Please select the Frame option.`);
    await inGerman(async () => {
      expect(await tell({})).toContain(`${about}Bitte wählen Sie Size und Frame.`);
    });
    const foreign = `/cart?notice=options-unselected.${'a'.repeat(24)}.0-1`;
    expect((await browser.open(foreign)).text).not.toContain('role="alert"');
  });

  it('tell what to do about a product that asks for details first', async () => {
    const field = { id: 'text-1', type: 'text' as const, title: 'Dedication', required: true };
    const { id } = await publishProduct(owner, shop, {
      title: 'Dedicated',
      product: {
        variants: [variant()],
        additionalFieldsForm: { id: 'e'.repeat(24), name: 'Dedication', fields: [field] },
      },
      stock: [null],
    });
    const browser = await visitor();
    const { headers } = await post(browser, '/-/cart/entries', { itemId: id });
    expect(headers['location']).toBe(`/cart?notice=details-needed.${id}`);
    const { text } = await browser.open(String(headers['location']));
    expect(text).toMatch(
      /role="alert"><a href="\/shop\/dedicated">Dedicated<\/a>: This item asks for a few details[^<]*JavaScript/,
    );
    const additionalFields = JSON.stringify({ 'text-1': 'For Ada' });
    const filled = await post(browser, '/-/cart/entries', { itemId: id, additionalFields });
    expect(filled).toMatchObject({ headers: { location: '/cart' } });
    expect(await read(browser)).toMatchObject({ entries: [{ title: 'Dedicated' }] });
    await inGerman(async () => {
      expect(await add(browser, { itemId: id, additionalFields: '{"text-1":" ","x":"y"}' })).toMatchObject({
        refusal: {
          message: 'Einige Angaben stimmen nicht. Bitte prüfen Sie sie.',
          errors: { 'text-1': 'Pflichtfeld', x: 'Dieses Feld gibt es in diesem Formular nicht.' },
        },
      });
      const tooLong = JSON.stringify({ 'text-1': 'x'.repeat(10_001) });
      expect(await add(browser, { itemId: id, additionalFields: tooLong })).toMatchObject({
        refusal: { errors: { additionalFields: expect.stringContaining('Bitte kürzen Sie ihn') } },
      });
    });
  });

  it('[F21] are refused to pages of other sites', async () => {
    const browser = await visitor();
    const fields = { itemId: postcard.id };
    expect((await post(browser, '/-/cart/entries', fields, { origin: 'http://evil.example' })).status).toBe(
      403,
    );
    expect((await post(browser, '/-/cart/entries', fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
    expect(await read(browser)).toMatchObject({ entries: [] });
  });
});

it.each(installmentLocales)('[PAY-02] the popup of %s is served by the site itself', async (locale) => {
  const { text, headers } = await app.visit(site).open(`/-/installments/${locale}.html`);
  expect(headers['content-type']).toContain('text/html');
  expect(text).toContain(locale === 'en_GB' ? 'Clearpay' : 'Afterpay');
});

it('[PAY-02] there is no popup of another locale', async () => {
  expect((await app.visit(site).open('/-/installments/de_DE.html')).status).toBe(404);
});
