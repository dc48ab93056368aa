import { cartCalls } from '@sitewright/api/cart';
import { catalogueCalls } from '@sitewright/api/catalogue';
import { commentCalls } from '@sitewright/api/comments';
import { pageCalls } from '@sitewright/api/pages';
import { pagePermissions } from '@sitewright/domain/pages';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  accept,
  openShop,
  publishPage,
  publishProduct,
  type TestBrowser,
  variant,
} from '../testing/index.ts';

const { pool, site, owner, postcard, visitor, add, read, passMinute } = await openShop();
beforeEach(passMinute);

const openShelf = async (title: string, permission: number) => {
  const shelf = await publishPage(owner, { kind: 'products', title, permission });
  const product = await publishProduct(owner, shelf, {
    title: `Of ${title}`,
    product: { variants: [variant({ price: 500 })] },
    stock: [7],
  });
  await pool.query(
    `insert into bought_together (website_id, item_id, other_id, carts) values ($1, $2, $3, 1)`,
    [site.id, postcard.id, product.id],
  );
  return { shelf, itemId: product.id };
};
const friends = await openShelf('Friends', pagePermissions.password);
const members = await openShelf('Members', pagePermissions.members);
const setPassword = async (password: string) =>
  accept(
    await owner.client.send(pageCalls.setPassword, { params: { id: friends.shelf }, body: { password } }),
  );
await setPassword('Blue Heron');

const unlock = async (browser: TestBrowser, password: string) => {
  await browser.open('/-/unlock?to=%2Ffriends', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: browser.origin },
    body: new URLSearchParams({ password }).toString(),
  });
};

/** What a visitor sees of a product in every call about it. */
const seen = async (browser: TestBrowser, itemId: string) => {
  const params = { id: itemId };
  const stock = await browser.client.send(catalogueCalls.readStock, { query: { itemId } });
  const comments = await browser.client.send(commentCalls.list, { params, query: {} });
  const like = await browser.client.send(commentCalls.like, { params });
  const bought = await add(browser, { itemId });
  return [stock.ok, comments.ok, like.ok, bought.ok];
};
const suggested = async (browser: TestBrowser) =>
  accept(await browser.client.send(cartCalls.listAlsoBought, {})).items.map(({ id }) => id);

describe('products on locked pages', () => {
  it('[SITE-19 (rule)] are seen, bought and suggested by those alone who entered the password', async () => {
    const browser = await visitor();
    accept(await add(browser));
    expect(await seen(browser, friends.itemId)).toEqual([false, false, false, false]);
    expect(await suggested(browser)).toEqual([]);
    await unlock(browser, 'Blue Heron');
    expect(await suggested(browser)).toEqual([friends.itemId]);
    expect(await seen(browser, friends.itemId)).toEqual([true, true, true, true]);
    await setPassword('Grey Heron');
    expect(await seen(browser, friends.itemId)).toEqual([false, false, false, false]);
    expect(await read(browser)).toMatchObject({
      entries: [{ itemId: postcard.id }, { itemId: friends.itemId, isAvailable: true }],
    });
  });

  it('[SITE-19 (rule)] are nobody’s where the page is for members', async () => {
    const browser = await visitor();
    accept(await add(browser));
    await unlock(browser, 'Grey Heron');
    expect(await seen(browser, members.itemId)).toEqual([false, false, false, false]);
    expect(await suggested(browser)).toEqual([friends.itemId]);
  });

  it('[BTN-03 (rule)] cannot be subscribed to past the password', async () => {
    const { id: itemId } = await publishProduct(owner, friends.shelf, {
      title: 'Monthly',
      product: {
        variants: [variant({ sku: 'M', price: 2500 })],
        isSubscribable: true,
        subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
      },
      stock: [3],
    });
    const browser = await visitor();
    const start = (qty: number) =>
      browser.client.send(cartCalls.startSubscription, {
        body: { itemId, sku: 'M', qty, additionalFields: null },
      });
    expect(await start(1)).toMatchObject({ refusal: { status: 404 } });
    await unlock(browser, 'Grey Heron');
    accept(await start(3));
    expect(await start(4)).toMatchObject({ refusal: { code: 'not-enough-stock', status: 409 } });
  });
});
