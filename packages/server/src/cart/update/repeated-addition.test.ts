import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cartCalls } from '@sitewright/api/cart';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { accept, openShop, publishProduct, type TestBrowser, variant } from '../../testing/index.ts';
import { openLossyLine } from '../testing/lossy-line.ts';

const { app, site, owner, shop, pool, print, postcard, visitor, add, read, cartRows, passMinute } =
  await openShop();
const overLossyLine = await openLossyLine(app, site);
beforeEach(passMinute);

const newIdempotencyKey = (): string => randomBytes(16).toString('hex');

/** Adds, and loses the response with its cookies. */
const addUnheard = async (browser: TestBrowser, fields: object): Promise<void> => {
  expect(await add(overLossyLine(browser), fields)).toMatchObject({ refusal: { code: 'network' } });
};

const passSeconds = (seconds: number): void => {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000);
};

describe('a request whose response was lost', () => {
  it('[F01 F02] makes the first cart once, however often it is sent again', async () => {
    const before = (await cartRows()).length;
    const [browser, idempotencyKey] = [await visitor(), newIdempotencyKey()];
    await addUnheard(browser, { idempotencyKey, quantity: 3 });
    await addUnheard(browser, { idempotencyKey, quantity: 3 });
    expect(browser.cookies.has('CART')).toBe(false);
    passSeconds(8);
    expect(accept(await add(browser, { idempotencyKey, quantity: 3 }))).toMatchObject({
      shoppingCart: { totalQuantity: 3 },
      newlyAdded: { itemId: postcard.id, quantity: 3 },
    });
    expect(await cartRows()).toHaveLength(before + 1);
    expect(await read(browser)).toMatchObject({ totalQuantity: 3 });
  });

  it('[F01] is not doubled either when it is sent again long after, from elsewhere, or at the same time', async () => {
    const [late, moved, hasty] = [await visitor(), await visitor(), await visitor()];
    const idempotencyKey = newIdempotencyKey();
    await addUnheard(late, { idempotencyKey });
    passSeconds(300);
    accept(await add(late, { idempotencyKey }));
    expect(await read(late)).toMatchObject({ totalQuantity: 1 });
    await addUnheard(moved, { idempotencyKey });
    const body = JSON.stringify({ itemId: postcard.id, sku: null, quantity: 1, idempotencyKey });
    const headers = {
      'content-type': 'application/json',
      'x-csrf-token': moved.cookies.get('crumb') ?? '',
      'user-agent': 'The same shopper on another line',
    };
    await moved.open(cartCalls.addEntry.path, { method: 'POST', headers, body });
    expect(await read(moved)).toMatchObject({ totalQuantity: 1 });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => add(hasty, { idempotencyKey })));
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
    expect(await read(hasty)).toMatchObject({ totalQuantity: 1 });
  });

  it('[BTN-07] is told as done also when it took the last piece', async () => {
    const single = await publishProduct(owner, shop, {
      title: 'Single',
      product: { variants: [variant({ sku: 'ONE', price: 100 })] },
      stock: [1],
    });
    const [browser, idempotencyKey] = [await visitor(), newIdempotencyKey()];
    const requested = { itemId: single.id, sku: 'ONE', idempotencyKey };
    await addUnheard(browser, requested);
    expect(accept(await add(browser, requested))).toMatchObject({ newlyAdded: { quantity: 1 } });
    expect(await add(browser, { ...requested, idempotencyKey: newIdempotencyKey() })).toMatchObject({
      refusal: { code: 'not-enough-stock' },
    });
  });

  it('leaves the cart as it is meanwhile, and adds again only what was taken out of it', async () => {
    const [browser, idempotencyKey] = [await visitor(), newIdempotencyKey()];
    accept(await add(browser, { itemId: print.id, sku: 'LS-A2' }));
    await addUnheard(browser, { idempotencyKey });
    const id = (await read(browser)).entries.find(({ itemId }) => itemId === postcard.id)?.id ?? '';
    const set = (quantity: number) =>
      browser.client.send(cartCalls.changeQuantity, { params: { id }, body: { quantity } });
    accept(await set(7));
    expect(accept(await add(browser, { idempotencyKey }))).toMatchObject({ newlyAdded: { id, quantity: 7 } });
    accept(await set(0));
    expect(accept(await add(browser, { idempotencyKey }))).toMatchObject({ newlyAdded: { quantity: 1 } });
  });

  it('[F01] counts once among others: any mixture of requests, losses and tabs', async () => {
    const wish = fc.record({
      sku: fc.constantFrom('LS-A2', null),
      quantity: fc.integer({ min: 1, max: 3 }),
      lost: fc.integer({ min: 0, max: 2 }),
      tab: fc.constantFrom(0, 1),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 6 }), async (wishes) => {
        passMinute();
        const browser = await visitor();
        const press = async ({ sku, quantity, lost }: (typeof wishes)[number]) => {
          const itemId = sku === null ? postcard.id : print.id;
          const fields = { itemId, sku, quantity, idempotencyKey: newIdempotencyKey() };
          for (let time = 0; time < lost; time += 1) await addUnheard(browser, fields);
          accept(await add(browser, fields));
        };
        const tabs = [0, 1].map(async (tab) => {
          for (const each of wishes) if (each.tab === tab) await press(each);
        });
        await Promise.all(tabs);
        const { entries, totalQuantity } = await read(browser);
        expect(totalQuantity).toBe(wishes.reduce((sum, { quantity }) => sum + quantity, 0));
        expect(entries).toHaveLength(new Set(wishes.map(({ sku }) => sku)).size);
      }),
      { numRuns: 12 },
    );
  });
});

describe('the id of a press', () => {
  it('counts for one order: with another it is another press', async () => {
    const [browser, idempotencyKey] = [await visitor(), newIdempotencyKey()];
    accept(await add(browser, { idempotencyKey }));
    accept(await add(browser, { idempotencyKey, quantity: 2 }));
    accept(await add(browser, { idempotencyKey, itemId: print.id, sku: 'LS-A2' }));
    accept(await add(browser, { idempotencyKey: newIdempotencyKey() }));
    expect(await read(browser)).toMatchObject({ totalQuantity: 5, entries: [{ quantity: 4 }, {}] });
  });

  it('[F19 (rule) F20 (rule)] opens no cart to another visitor who knows it', async () => {
    const [browser, other, idempotencyKey] = [await visitor(), await visitor(), newIdempotencyKey()];
    await addUnheard(browser, { idempotencyKey, quantity: 5 });
    const answer = accept(await add(other, { idempotencyKey, quantity: 5 }));
    accept(await add(browser, { idempotencyKey, quantity: 5 }));
    expect(answer.shoppingCart.id).not.toBe((await read(browser)).id);
    expect(other.cookies.get('CART')).not.toBe(browser.cookies.get('CART'));
    for (const row of await cartRows()) expect(JSON.stringify(row)).not.toContain(idempotencyKey);
  });

  it.each(['', 'a', 'g'.repeat(32), 'A'.repeat(32), '0'.repeat(33), 7, null])(
    '[CART-03] is refused as %j',
    async (idempotencyKey) => {
      const browser = await visitor();
      expect(await add(browser, { idempotencyKey })).toMatchObject({
        refusal: { status: 400, errors: { idempotencyKey: expect.any(String) } },
      });
      expect(await read(browser)).toMatchObject({ entries: [] });
    },
  );

  it('[CART-03] need not be sent, and is never told', async () => {
    const browser = await visitor();
    for (let time = 0; time < 2; time += 1) accept(await add(browser));
    const { text } = await browser.open(cartCalls.read.path);
    expect(JSON.parse(text)).toMatchObject({ totalQuantity: 2 });
    accept(await add(browser, { idempotencyKey: newIdempotencyKey() }));
    expect((await browser.open(cartCalls.read.path)).text).not.toContain('idempotencyKeys');
  });
});

it('the migration renames the stored keys, and a retry is still recognized', async () => {
  const [browser, idempotencyKey] = [await visitor(), newIdempotencyKey()];
  accept(await add(browser, { idempotencyKey }));
  await pool.query(
    `update carts set entries = jsonb_build_array((entries -> 0) - 'idempotencyKeys'
       || jsonb_build_object('presses', entries -> 0 -> 'idempotencyKeys')) where jsonb_array_length(entries) > 0`,
  );
  const file = new URL('../../../migrations/0021_idempotency-keys.sql', import.meta.url);
  await pool.query(readFileSync(file, 'utf8'));
  expect(JSON.stringify(await cartRows())).not.toContain('presses');
  accept(await add(browser, { idempotencyKey }));
  expect(await read(browser)).toMatchObject({ totalQuantity: 1 });
});
