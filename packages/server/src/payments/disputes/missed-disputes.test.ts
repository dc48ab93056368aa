import { ordersCalls } from '@sitewright/api/orders';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { accept } from '../../testing/index.ts';
import { openStripeShop, type TestedStripe } from '../testing/tested-gateways.ts';

let tested: TestedStripe;
let shop: TestedStripe['shop'];

const HOUR_MS = 3_600_000;

beforeAll(async () => {
  tested = await openStripeShop();
  ({ shop } = tested);
});

const pass = (ms: number): void => {
  shop.app.clock.now = new Date(shop.app.clock.now.getTime() + ms);
};

beforeEach(() => pass(7 * HOUR_MS));

const buy = async (email: string, choice: object = tested.choose('success')) => {
  const browser = await shop.ready([{}], email);
  const { url, paymentId, state } = accept(await shop.pay(browser, choice));
  if (state === 'requires_action') await tested.answer(browser, url, 'approve');
  const charge = (await tested.charges()).find((each) => each.paymentId === paymentId);
  const order = (await shop.orders()).find((each) => each['email'] === email);
  return { id: String(order?.['order_id']), reference: charge?.reference ?? '' };
};

const dispute = (reference: string, created = shop.app.clock.now) =>
  tested.stripe.books.addDispute(reference, {
    status: 'needs_response',
    reason: 'fraudulent',
    created: Math.floor(created.getTime() / 1000),
    evidence_details: { due_by: null },
  });

const read = async (id: string) => accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));

const statesOf = async (id: string) => (await read(id)).disputes.map(({ state }) => state);

const countLists = () => tested.stripe.requests.filter(({ call }) => call === 'GET /v1/disputes').length;

it('a dispute whose webhook was lost is found: the order is marked, and the owner is told once', async () => {
  const { id, reference } = await buy('missed@example.com');
  const { status } = dispute(reference);
  expect(status).toBe('needs_response');
  await shop.findMissedDisputes();
  expect(await statesOf(id)).toEqual(['needs-response']);
  pass(7 * HOUR_MS);
  await shop.findMissedDisputes();
  const mails = await shop.rows(`select 1 from mail_outbox where website_id = $1
    and subject like 'Payment of test order%disputed%'`);
  expect(mails).toHaveLength(1);
  expect((await read(id)).events.filter(({ kind }) => kind === 'disputed')).toHaveLength(1);
});

it('so is its end', async () => {
  const { id, reference } = await buy('ended@example.com');
  const opened = dispute(reference);
  await tested.stripe.send('charge.dispute.created', opened);
  expect(await statesOf(id)).toEqual(['needs-response']);
  opened.status = 'lost';
  await shop.findMissedDisputes();
  expect(await statesOf(id)).toEqual(['lost']);
});

it('a payment on a page of Stripe’s is found by its number', async () => {
  const { id, reference } = await buy('hosted@example.com', { methodId: 'stripe', outcome: undefined });
  dispute(reference);
  await shop.findMissedDisputes();
  expect(await statesOf(id)).toEqual(['needs-response']);
});

it('an account is asked every six hours, and not for what is long over', async () => {
  const { id, reference } = await buy('old@example.com');
  dispute(reference, new Date(shop.app.clock.now.getTime() - 200 * 24 * HOUR_MS));
  const before = countLists();
  await shop.findMissedDisputes();
  pass(5 * HOUR_MS);
  await shop.findMissedDisputes();
  expect(countLists() - before).toBe(1);
  expect(await statesOf(id)).toEqual([]);
  pass(2 * HOUR_MS);
  await shop.findMissedDisputes();
  expect(countLists() - before).toBe(2);
});

it('a gateway that does not answer is asked again later', async () => {
  const { id, reference } = await buy('silent@example.com');
  dispute(reference);
  tested.stripe.isHanging = true;
  await shop.findMissedDisputes();
  tested.stripe.isHanging = false;
  expect(await statesOf(id)).toEqual([]);
  pass(7 * HOUR_MS);
  await shop.findMissedDisputes();
  expect(await statesOf(id)).toEqual(['needs-response']);
});
