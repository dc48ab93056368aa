import { abandonedCartsCalls } from '@sitewright/api/abandoned-carts';
import { storeCalls } from '@sitewright/api/store';
import { expect, it } from 'vitest';
import { accept } from '../../testing/index.ts';
import { checkoutPath, openPrintShop } from './testing/open-print-shop.ts';

const { shop, start, enter, payFor, subscriptionsOf } = await openPrintShop();
const email = 'left@example.com';

const passDay = (): void => {
  shop.app.clock.now = new Date(shop.app.clock.now.getTime() + 24.1 * 3_600_000);
};
const listed = async () => {
  const owner = await shop.app.signIn(shop.site);
  return accept(await owner.client.send(abandonedCartsCalls.list, { query: { search: email } })).carts;
};
const linkIn = (text: unknown): string =>
  /https?:\/\/[^/\s]+(\/cart\/restore\?\S+)/.exec(String(text))?.[1] ?? '';

it('[CHK-09 (rule)] a subscription that was left at its checkout comes back by its email and is recovered', async () => {
  const settings = accept(await shop.owner.client.send(storeCalls.readSettings, {}));
  const abandonedCarts = { isEnabled: true, audience: 'everyone' as const };
  accept(await shop.owner.client.send(storeCalls.saveSettings, { body: { ...settings, abandonedCarts } }));
  const browser = await shop.visitor();
  const token = await start(browser, { qty: 2 });
  await enter(browser, token, email);
  expect(await listed()).toMatchObject([{ state: 'waiting', itemCount: 2, items: ['Quarterly print'] }]);
  passDay();
  await shop.sendCartEmails();
  const mails = await shop.rows(
    `select text from mail_outbox where website_id = $1 and to_address = '${email}'`,
  );
  expect(mails).toHaveLength(1);
  const link = linkIn(mails[0]?.['text']);

  const elsewhere = await shop.visitor();
  const opened = await elsewhere.open(link);
  expect(opened.status).toBe(303);
  const page = String(opened.headers['location']);
  expect(page).toMatch(/^\/subscribe\?cartToken=[\w-]{32}$/);
  expect((await elsewhere.open(page)).text).toContain('Quarterly print');
  const restored = page.split('=')[1] ?? '';
  expect(restored).not.toBe(token);
  // Nothing of the shopper is in the checkout that the link leads to.
  expect((await elsewhere.open(checkoutPath(restored))).text).not.toContain(email);
  await enter(elsewhere, restored, email);
  await payFor(elsewhere, restored);
  expect(await subscriptionsOf(email)).toHaveLength(1);
  expect((await listed()).map(({ state }) => state)).toEqual(['recovered']);

  const again = await (await shop.visitor()).open(link);
  expect(again.status).toBe(200);
  expect(again.text).not.toContain('/subscribe?');
});
