import { beforeAll, expect, it } from 'vitest';
import { newId } from '../ids/index.ts';
import { statementsOf } from '../testing/index.ts';
import { eraseSignUps } from '../restock-records/index.ts';
import { unsubscribeQuery } from './notice-link.ts';
import { openWaitingShop } from './testing/open-waiting-shop.ts';

let shop: Awaited<ReturnType<typeof openWaitingShop>>;
type Wanted = Awaited<ReturnType<typeof shop.publishGone>>;

beforeAll(async () => {
  shop = await openWaitingShop();
  await shop.setRestock(
    { mailingList: 'Print news' },
    { restockNotificationsMailingListSignUpEnabled: true },
  );
});

const signUpIdOf = async (wanted: Wanted, email: string): Promise<string> =>
  (await shop.signUps(wanted)).signUps.find((signUp) => signUp.email === email)?.id ?? '';

const unsubscribe = async (signUpId: string) => {
  const query = unsubscribeQuery(shop.app.services.secret, { websiteId: shop.site.id, signUpId });
  const visitor = await shop.visitor();
  const action = `/-/restock-notices/unsubscribe?${query}`;
  const oneClick = await visitor.open(action, { method: 'POST', body: '' });
  const { status, headers, text } = await shop.post(visitor, action, { confirmed: 'yes' });
  const location = String(headers['location']);
  const page = await visitor.open(location);
  return [oneClick.status, oneClick.text, status, text, location, page.status, page.text].map((part) =>
    String(part).replaceAll(query.replaceAll('&', '&amp;'), '').replaceAll(query, ''),
  );
};

/** One of each: waiting, unsubscribed, a customer, and an address that nobody has entered. */
const addresses = ['waiting@example.com', 'left@example.com', 'customer@example.com', 'unknown@example.com'];

const prepare = async (): Promise<Wanted> => {
  const wanted = await shop.publishGone();
  for (const email of ['waiting@example.com', 'left@example.com'])
    await shop.signUp(wanted, email, { isJoinMailingList: true });
  await unsubscribe(await signUpIdOf(wanted, 'left@example.com'));
  const customer = await shop.ready([{}], 'customer@example.com');
  await shop.pay(customer);
  return wanted;
};

it('[F31] signing up is the same answer after the same work for every address, by script', async () => {
  const wanted = await prepare();
  const answers: unknown[] = [];
  const works: string[][] = [];
  for (const email of addresses)
    works.push(
      await statementsOf('restock_sign_ups', async () =>
        answers.push(await shop.signUp(wanted, email, { isJoinMailingList: true })),
      ),
    );
  expect(works[0]?.length).toBeGreaterThan(5);
  expect(answers).toEqual(addresses.map(() => ({ ok: true, answer: {} })));
  expect(works).toEqual(addresses.map(() => works[0]));
});

it('[F31] signing up is the same answer after the same work for every address, without script', async () => {
  const wanted = await prepare();
  const answers: unknown[] = [];
  const works: string[][] = [];
  for (const email of addresses) {
    await shop.pool.query('delete from rate_limits');
    const visitor = await shop.visitor();
    const action = `/-/restock-sign-ups/${wanted.productId}?to=/shop`;
    const fields = { variantId: wanted.variantId, email, isJoinMailingList: 'yes' };
    const work = await statementsOf('restock_sign_ups', async () => {
      const { status, headers, text } = await shop.post(visitor, action, fields);
      const { date: _date, 'x-request-id': _id, ...rest } = headers;
      answers.push({ status, headers: rest, text });
    });
    works.push(work);
  }
  expect(answers[0]).toMatchObject({ status: 303, text: '' });
  expect(answers).toEqual(addresses.map(() => answers[0]));
  expect(works).toEqual(addresses.map(() => works[0]));
});

it('[F31] unsubscribing answers the same for whoever waits, has left or was erased', async () => {
  const wanted = await prepare();
  const waiting = await signUpIdOf(wanted, 'waiting@example.com');
  const first = await unsubscribe(waiting);
  expect(first.join(' ')).not.toContain('waiting@example.com');
  expect(await unsubscribe(waiting)).toEqual(first);
  const left = await signUpIdOf(wanted, 'left@example.com');
  await eraseSignUps(shop.database, shop.site.id, ['left@example.com']);
  expect(await unsubscribe(left)).toEqual(first);
});

it('[F31] a link to unsubscribe says nothing of the address to whoever has not got it by email', async () => {
  const wanted = await prepare();
  const visitor = await shop.visitor();
  const guess = async (id: string) => {
    const query = `r=${id}&s=${'A'.repeat(43)}`;
    const page = await visitor.open(`/restock/unsubscribe?${query}`);
    const posted = await shop.post(visitor, `/-/restock-notices/unsubscribe?${query}`, { confirmed: 'yes' });
    return [page.status, page.text.replaceAll(id, ''), posted.status, posted.text];
  };
  expect(await guess(await signUpIdOf(wanted, 'waiting@example.com'))).toEqual(await guess(newId()));
});
