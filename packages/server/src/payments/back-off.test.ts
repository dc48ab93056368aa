import { beforeAll, expect, it } from 'vitest';
import { accept } from '../testing/index.ts';
import { openStripeShop, type TestedStripe } from './testing/tested-gateways.ts';

let tested: TestedStripe;
let shop: TestedStripe['shop'];

beforeAll(async () => {
  tested = await openStripeShop(1000);
  ({ shop } = tested);
});

const MINUTE_MS = 60_000;
/** A payment that Stripe takes its time for. */
const payPending = async (email: string) => {
  const browser = await shop.ready([{}], email);
  const { paymentId } = accept(await shop.pay(browser, tested.choose('webhook-late')));
  const charge = (await tested.charges()).find((each) => each.paymentId === paymentId);
  const intent = tested.stripe.books.intents.get(charge?.reference ?? '');
  if (!intent) throw new Error('There is no such payment.');
  intent.status = 'processing';
  return intent;
};

const countLooks = (reference: string): number =>
  tested.stripe.requests.filter(({ call }) => call === `GET /v1/payment_intents/${reference}`).length;

const passMinute = async (): Promise<void> => {
  shop.app.clock.now = new Date(shop.app.clock.now.getTime() + MINUTE_MS);
  await shop.reconcile();
};

/** After how many minutes each Stripe was asked. */
const lookFor = async (minutes: number, reference: string): Promise<number[]> => {
  const looks: number[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const before = countLooks(reference);
    await passMinute();
    if (countLooks(reference) > before) looks.push(minute);
  }
  return looks;
};

const ordersOf = async (email: string) => (await shop.orders()).filter((order) => order['email'] === email);

it('asks less and less often for a payment that stays pending, once an hour in the end', async () => {
  const intent = await payPending('pending@example.com');
  const looks = await lookFor(300, intent.id);
  const delays = looks.map((look, index) => look - (looks[index - 1] ?? 0));
  expect(delays.slice(0, 2)).toEqual([2, 2]);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect(Math.max(...delays)).toBeLessThanOrEqual(61);
  expect(looks.length).toBeLessThan(16);
  intent.status = 'succeeded';
  await lookFor(61, intent.id);
  expect(await ordersOf('pending@example.com')).toHaveLength(1);
});

it('takes a look that the program did not live to see the end of for none', async () => {
  const intent = await payPending('killed@example.com');
  const lookedAt = async () =>
    (await shop.payments()).find((each) => each['reference'] === intent.id)?.['updated_at'];
  const before = await lookedAt();
  tested.stripe.isHanging = true;
  const asked = countLooks(intent.id);
  shop.passMinute();
  const looking = passMinute();
  await expect.poll(() => countLooks(intent.id)).toBeGreaterThan(asked);
  expect(await lookedAt()).toEqual(before);
  tested.stripe.isHanging = false;
  await looking;
  expect(await lookedAt()).not.toEqual(before);
});

it('cancels a confirmation that nobody gives after 30 minutes, however rarely it was asked for', async () => {
  const browser = await shop.ready([{}], 'away@example.com');
  const { paymentId } = accept(await shop.pay(browser, tested.choose('authentication')));
  for (let minute = 0; minute < 32; minute += 1) await passMinute();
  const payment = (await shop.payments()).find((each) => each['payment_id'] === paymentId);
  expect(payment).toMatchObject({ state: 'cancelled' });
});

it('leaves a gateway alone that does not answer, while payments of other sites are settled', async () => {
  const { id: silent } = await shop.app.addSite('silent');
  await shop.rows(`insert into stripe_accounts (website_id, account_id, account_name, is_test, publishable_key,
      sealed_keys, secret_key_end, has_webhook_secret)
    select '${silent}', account_id, account_name, is_test, publishable_key, sealed_keys, secret_key_end,
      has_webhook_secret from stripe_accounts where website_id = $1`);
  const browser = await shop.ready([{}], 'quick@example.com');
  const { paymentId } = accept(
    await shop.pay(browser, { methodId: 'test', outcome: 'timeout-after-charge' }),
  );
  await shop.rows(`insert into payments (website_id, payment_id, checkout_id, idempotency_key, gateway, method_id, is_test,
      reference, amount_cents, currency, state, content, public_origin, created_at, updated_at)
    select '${silent}', 'stuck-' || n, 'stuck-' || n, 'stuck-' || n, 'stripe', '', true, 'pi_stuck' || n, amount_cents,
      currency, 'processing', content, public_origin, created_at, updated_at
    from payments, generate_series(1, 20) n where website_id = $1 and payment_id = '${paymentId}'`);
  tested.stripe.isHanging = true;
  shop.passMinute();
  const asked = () =>
    new Set(tested.stripe.requests.filter(({ call }) => call.includes('pi_stuck')).map(({ call }) => call));
  await passMinute();
  tested.stripe.isHanging = false;
  expect(asked().size).toBe(2);
  expect(await ordersOf('quick@example.com')).toHaveLength(1);
  await passMinute();
  expect(asked().size).toBeGreaterThan(2);
});
