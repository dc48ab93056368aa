import { beforeEach, describe, expect, it } from 'vitest';
import { accept, openShop } from '../testing/index.ts';

const { postcard, visitor, add, read, cartRows, passMinute } = await openShop();
beforeEach(passMinute);

describe('the cart’s cookies', () => {
  it('[CART-12 F20 (rule)] are set with the first entry; the token is kept as a hash only', async () => {
    const browser = await visitor();
    expect([...browser.cookies.keys()]).toEqual(['crumb']);
    accept(await add(browser));
    expect(browser.cookies.get('hasCart')).toBe('true');
    const token = browser.cookies.get('CART') ?? '';
    expect(token.length).toBeGreaterThanOrEqual(32);
    for (const row of await cartRows()) expect(JSON.stringify(row)).not.toContain(token);
  });

  it('[CART-12] outlive the browser', async () => {
    const browser = await visitor();
    const crumb = browser.cookies.get('crumb') ?? '';
    const { headers } = await browser.open('/api/commerce/shopping-cart/entries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': crumb },
      body: JSON.stringify({ itemId: postcard.id, sku: null, quantity: 1, additionalFields: null }),
    });
    const lines = [headers['set-cookie']].flat().map(String);
    for (const name of ['CART', 'hasCart']) {
      const line = lines.find((each) => each.startsWith(`${name}=`));
      expect(Number(/Max-Age=(\d+)/.exec(line ?? '')?.[1])).toBeGreaterThan(7 * 86_400);
    }
  });

  it('[F20 (rule)] a planted one is not adopted', async () => {
    const browser = await visitor();
    browser.cookies.set('CART', 'planted-by-somebody-else-0123456789');
    accept(await add(browser));
    expect(browser.cookies.get('CART')).not.toContain('planted');
    const attacker = await visitor();
    attacker.cookies.set('CART', 'planted-by-somebody-else-0123456789');
    expect(await read(attacker)).toMatchObject({ id: null });
  });

  it('[F20 (rule)] a planted crumb does not lead into the cart of who planted it', async () => {
    const [attacker, victim] = [await visitor(), await visitor()];
    victim.cookies.set('crumb', attacker.cookies.get('crumb') ?? '');
    accept(await add(attacker));
    const body = JSON.stringify({ itemId: postcard.id, sku: null, quantity: 1 });
    const headers = {
      'content-type': 'application/json',
      'x-csrf-token': victim.cookies.get('crumb') ?? '',
      'user-agent': 'Another browser',
    };
    await victim.open('/api/commerce/shopping-cart/entries', { method: 'POST', headers, body });
    expect(victim.cookies.get('CART')).not.toBe(attacker.cookies.get('CART'));
    expect(await read(attacker)).toMatchObject({ totalQuantity: 1 });
  });

  it('[CART-12] two tabs of one browser see one cart; answers are not stored anywhere', async () => {
    const browser = await visitor();
    accept(await add(browser));
    const tab = await visitor();
    for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
    accept(await add(tab));
    expect(await read(browser)).toMatchObject({ totalQuantity: 2 });
    const { headers } = await tab.open('/api/commerce/shopping-cart');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('[CART-05] the cart can be read with what older scripts ask for, and is the same', async () => {
    const browser = await visitor();
    accept(await add(browser));
    const asked = '/api/commerce/shopping-cart?mock=false&timecode=1762000000000&calculateSubtotal=true';
    const answers = [await browser.open('/api/commerce/shopping-cart'), await browser.open(asked)];
    const [plain, detailed] = answers.map(
      ({ body }) => JSON.parse(body.toString()) as { subtotalCents: number },
    );
    expect(detailed?.subtotalCents).toBeGreaterThan(0);
    expect(detailed).toEqual(plain);
  });
});
