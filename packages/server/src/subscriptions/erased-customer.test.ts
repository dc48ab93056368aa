import { customersCalls } from '@sitewright/api/customers';
import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { beforeAll, expect, it } from 'vitest';
import { accept, sampleAddress, type TestBrowser } from '../testing/index.ts';
import { openSubscriptionShop } from './testing/open-subscription-shop.ts';

let opened: Awaited<ReturnType<typeof openSubscriptionShop>>;
let owner: TestBrowser;

beforeAll(async () => {
  opened = await openSubscriptionShop();
  owner = await opened.shop.app.signIn(opened.shop.site);
});

const eraseCustomer = async (email: string) => {
  const { customers } = accept(await owner.client.send(customersCalls.list, { query: { search: email } }));
  const [customer] = customers;
  if (!customer) throw new Error('There is no such customer.');
  return owner.client.send(customersCalls.erase, { params: { id: customer.id } });
};

it('keeps a customer while a subscription is charged, and erases its address and card after that', async () => {
  const email = 'leaving@example.com';
  const id = await opened.subscribe({ email });
  await opened.shop.rows(
    `update subscriptions set is_test = false where website_id = $1 and subscription_id = '${id}'`,
  );
  expect(await eraseCustomer(email)).toMatchObject({ refusal: { code: 'customer-has-subscriptions' } });
  accept(await owner.client.send(subscriptionsCalls.cancel, { params: { id }, body: { when: 'now' } }));
  accept(await eraseCustomer(email));
  const row = await opened.subscription(id);
  expect(row).toMatchObject({ email: '', customer_name: '', sealed_method: null, status: 'CANCELLED' });
  const text = JSON.stringify(row);
  for (const personal of [email, sampleAddress.line1, sampleAddress.lastName])
    expect(text).not.toContain(personal);
});

it('ends test subscriptions with their customer, because they charge nothing', async () => {
  const email = 'trying@example.com';
  const id = await opened.subscribe({ email });
  accept(await eraseCustomer(email));
  expect(await opened.subscription(id)).toMatchObject({ status: 'CANCELLED', due_at: null, email: '' });
});
