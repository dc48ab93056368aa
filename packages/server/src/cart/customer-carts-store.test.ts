import { beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { accept, openShop, type TestBrowser } from '../testing/index.ts';
import { releaseCartAtSignOut, mergeCartsAtSignIn } from './customer-carts-store.ts';

const { app, database, pool, site, print, visitor, add, read, cartRows, passMinute } = await openShop();
beforeEach(passMinute);

const ownerOf = (customerId: string) => ({ websiteId: site.id, customerId, now: app.clock.now });

const keep = (browser: TestBrowser, token: string | undefined): string | undefined => {
  if (token === undefined) browser.cookies.delete('CART');
  else browser.cookies.set('CART', token);
  return token;
};

const signIn = async (browser: TestBrowser, customerId: string) =>
  keep(
    browser,
    await inTransaction(database, (transaction) =>
      mergeCartsAtSignIn(transaction, ownerOf(customerId), browser.cookies.get('CART')),
    ),
  );

const signOut = async (browser: TestBrowser, customerId: string, cloneCart: boolean) =>
  keep(
    browser,
    await inTransaction(database, (transaction) =>
      releaseCartAtSignOut(transaction, ownerOf(customerId), { cloneCart }),
    ),
  );

it('[F20 (rule)] sign-in gives the cart another token: who knew the old one has nothing', async () => {
  const browser = await visitor();
  accept(await add(browser));
  const spy = await visitor();
  spy.cookies.set('CART', browser.cookies.get('CART') ?? '');
  await signIn(browser, newId());
  expect(await read(browser)).toMatchObject({ totalQuantity: 1 });
  expect(await read(spy)).toMatchObject({ id: null });
});

it('[CART-12 (rule)] sign-in joins the carts: the larger number of what is in both, nothing lost', async () => {
  const customerId = newId();
  const home = await visitor();
  accept(await add(home, { quantity: 2 }));
  accept(await add(home, { itemId: print.id, sku: 'LS-A3' }));
  await signIn(home, customerId);
  const phone = await visitor();
  accept(await add(phone, { quantity: 5 }));
  accept(await add(phone, { itemId: print.id, sku: 'LS-A2' }));
  const before = (await cartRows()).length;
  await signIn(phone, customerId);
  expect(await cartRows()).toHaveLength(before - 1);
  expect(
    (await read(phone)).entries.map(({ quantity, chosenVariant }) => [chosenVariant.sku, quantity]),
  ).toEqual([
    ['PC', 5],
    ['LS-A3', 1],
    ['LS-A2', 1],
  ]);
});

it('[CART-12 (rule)] two first sign-ins of one customer at once join their carts', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const customerId = newId();
    const [home, phone] = [await visitor(), await visitor()];
    accept(await add(home, { quantity: 2 }));
    accept(await add(phone, { itemId: print.id, sku: 'LS-A3' }));
    await Promise.all([signIn(home, customerId), signIn(phone, customerId)]);
    const { rows } = await pool.query('select entries from carts where customer_id = $1', [customerId]);
    expect(rows).toMatchObject([{ entries: { length: 2 } }]);
  }
});

it('[F20 (rule)] a cart that belongs to another customer is not taken over', async () => {
  const [first, second] = [newId(), newId()];
  const browser = await visitor();
  accept(await add(browser));
  await signIn(browser, first);
  const thief = await visitor();
  thief.cookies.set('CART', browser.cookies.get('CART') ?? '');
  expect(await signIn(thief, second)).toBeUndefined();
  expect(await read(browser)).toMatchObject({ totalQuantity: 1 });
});

it('[CART-15 (rule)] sign-out leaves a copy when it is asked for, and else nothing', async () => {
  const customerId = newId();
  const browser = await visitor();
  accept(await add(browser, { quantity: 3 }));
  await signIn(browser, customerId);
  const own = await read(browser);
  const signedInToken = browser.cookies.get('CART') ?? '';
  await signOut(browser, customerId, true);
  const copy = await read(browser);
  expect(copy).toMatchObject({ totalQuantity: 3 });
  expect(copy.id).not.toBe(own.id);
  expect(copy.entries[0]?.id).not.toBe(own.entries[0]?.id);
  browser.cookies.set('CART', signedInToken);
  expect(await read(browser)).toMatchObject({ id: null });
  await signIn(browser, customerId);
  expect(await read(browser)).toMatchObject({ id: own.id, totalQuantity: 3 });
  await signOut(browser, customerId, false);
  expect(await read(browser)).toMatchObject({ id: null });
});

it('sign-in without any cart makes none', async () => {
  expect(await signIn(await visitor(), newId())).toBeUndefined();
});
