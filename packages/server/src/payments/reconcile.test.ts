import { beforeAll, expect, it } from 'vitest';
import { accept, openCheckoutShop } from '../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

/** A payment that the gateway has charged and that the program does not know of yet. */
const chargeUnknown = async (email: string): Promise<string> => {
  const browser = await shop.ready([{ itemId: shop.print.id, sku: 'LS-A2' }], email);
  return String(accept(await shop.pay(browser, { outcome: 'timeout-after-charge' })).paymentId);
};

/** Older payments of a site whose account at Stripe is gone: nothing is found out about them. */
const stickAt = (websiteId: string, copied: string, count: number) =>
  shop.rows(`insert into payments (website_id, payment_id, checkout_id, idempotency_key, gateway, method_id, is_test,
      reference, amount_cents, currency, state, content, public_origin, created_at, updated_at)
    select '${websiteId}', 'stuck-' || n, 'stuck-' || n, 'stuck-' || n, 'stripe', '', false, 'pi_' || n, amount_cents,
      currency, 'processing', content, public_origin, created_at, updated_at - interval '1 day'
    from payments, generate_series(1, ${count}) n where website_id = $1 and payment_id = '${copied}'`);

const ordersOf = async (email: string) => (await shop.orders()).filter((order) => order['email'] === email);

it('settles the payments of a shop although the gateway of another does not answer', async () => {
  const { id: broken } = await shop.app.addSite('broken');
  const paymentId = await chargeUnknown('waiting@example.com');
  await stickAt(broken, paymentId, 250);
  shop.passMinute();
  shop.passMinute();
  await shop.reconcile();
  expect(await ordersOf('waiting@example.com')).toHaveLength(1);
});

it('looks next at payments that it has not looked at', async () => {
  const looked = () =>
    shop.rows(`select payment_id from payments where website_id <> $1 and updated_at > created_at`);
  expect(await looked()).toHaveLength(20);
  shop.passMinute();
  shop.passMinute();
  await shop.reconcile();
  expect(await looked()).toHaveLength(40);
});

it('settles all that an outage has left of a shop, however many, without waiting for the next run', async () => {
  const paymentId = await chargeUnknown('outage@example.com');
  await shop.rows(`insert into payments (website_id, payment_id, checkout_id, idempotency_key, gateway, method_id, is_test,
      amount_cents, currency, state, content, public_origin, created_at, updated_at)
    select website_id, 'cut-' || n, 'cut-' || n, 'cut-' || n, gateway, method_id, is_test, amount_cents,
      currency, 'created', content, public_origin, created_at, updated_at
    from payments, generate_series(1, 70) n where website_id = $1 and payment_id = '${paymentId}'`);
  shop.passMinute();
  shop.passMinute();
  await shop.reconcile();
  expect(
    await shop.rows(`select distinct state from payments where website_id = $1 and payment_id like 'cut-%'`),
  ).toEqual([{ state: 'cancelled' }]);
  expect(await ordersOf('outage@example.com')).toHaveLength(1);
});
