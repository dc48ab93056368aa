import { paymentsCalls } from '@sitewright/api/payments';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accept, STRIPE_KEYS, type TestBrowser } from '../../testing/index.ts';
import { sealKeys } from '../gateways/stripe/stripe-keys.ts';
import { openStripeShop, type TestedStripe } from '../testing/tested-gateways.ts';

let tested: TestedStripe;

beforeAll(async () => {
  tested = await openStripeShop(1000);
});

beforeEach(() => tested.shop.passMinute());

const save = async (keys: object, browser?: TestBrowser) =>
  (browser ?? (await tested.manage())).client.send(paymentsCalls.saveStripe, {
    body: { ...STRIPE_KEYS, ...keys },
  });

const describeAccount = async () => accept(await tested.shop.owner.client.send(paymentsCalls.readStripe, {}));

const account = {
  state: 'connected',
  isTest: true,
  accountName: 'Stand-in shop',
  publishableKey: STRIPE_KEYS.publishableKey,
  secretKeyEnd: 'cret',
  hasWebhookSecret: true,
};

const methodsOn = async (host: string): Promise<string[]> => {
  const browser = await tested.shop.visitor({ id: tested.shop.site.id, host });
  accept(await tested.shop.add(browser));
  return (await tested.shop.view(browser)).methods.map(({ id }) => id);
};

describe('keys of Stripe', () => {
  it('are described without their secrets, and stored encrypted', async () => {
    const described = await describeAccount();
    expect(described).toMatchObject(account);
    expect(described.webhookUrl).toBe(`${tested.shop.owner.origin}/api/payments/webhooks/stripe`);
    const stored = JSON.stringify((await tested.shop.pool.query('select * from stripe_accounts')).rows);
    for (const text of [JSON.stringify(described), stored])
      expect([text.includes(STRIPE_KEYS.secretKey), text.includes(STRIPE_KEYS.webhookSecret)]).toEqual([
        false,
        false,
      ]);
  });

  it('are changed only with the password', async () => {
    const unconfirmed = await tested.shop.app.signIn(tested.shop.site);
    expect(await save({}, unconfirmed)).toMatchObject({ refusal: { code: 'confirmation-needed' } });
    expect(await unconfirmed.client.send(paymentsCalls.disconnectStripe, {})).toMatchObject({
      refusal: { code: 'confirmation-needed' },
    });
    expect(await describeAccount()).toMatchObject(account);
  });

  it('that are wrong are refused at their field, and the old ones stay', async () => {
    const refused = async (keys: object) => {
      const outcome = await save(keys);
      return outcome.ok ? outcome.answer : [outcome.refusal.code, Object.keys(outcome.refusal.errors ?? {})];
    };
    expect(await refused({ publishableKey: 'sk_test_standinsecret' })).toEqual([
      'stripe-publishable-key-invalid',
      ['publishableKey'],
    ]);
    expect(await refused({ secretKey: 'pk_test_standinsecret' })).toEqual([
      'stripe-secret-key-invalid',
      ['secretKey'],
    ]);
    expect(await refused({ secretKey: 'sk_live_standinsecret' })).toEqual([
      'stripe-modes-differ',
      ['secretKey'],
    ]);
    expect(await refused({ webhookSecret: 'secret' })).toEqual([
      'stripe-webhook-secret-invalid',
      ['webhookSecret'],
    ]);
    expect(await refused({ secretKey: 'sk_test_ofsomebodyelse' })).toEqual([
      'stripe-key-refused',
      ['secretKey'],
    ]);
    tested.stripe.isHanging = true;
    expect(await refused({})).toEqual(['stripe-unreachable', []]);
    tested.stripe.isHanging = false;
    expect(await describeAccount()).toMatchObject(account);
  });

  it('hold no transaction while Stripe is asked, and one that was changed meanwhile is not kept', async () => {
    const { shop, stripe } = tested;
    const owner = await tested.manage();
    const countIdle = async () =>
      (
        await shop.pool.query(`select 1 from pg_stat_activity where datname = current_database()
          and state like 'idle in transaction%'`)
      ).rows.length;
    const { requests } = stripe;
    const before = requests.length;
    const answer = stripe.hold();
    const sent = save({ secretKey: null }, owner);
    await expect.poll(() => requests.length).toBe(before + 1);
    const idle = await countIdle();
    const [stored] = await shop.rows('select sealed_keys from stripe_accounts where website_id = $1');
    const sealed = sealKeys(shop.app.services.secret, { ...STRIPE_KEYS, secretKey: 'sk_test_anotherkey' });
    await shop.rows(`update stripe_accounts set sealed_keys = '${sealed}' where website_id = $1`);
    answer();
    expect(await sent).toMatchObject({ refusal: { code: 'conflict' } });
    expect(idle).toBe(0);
    await shop.rows(
      `update stripe_accounts set sealed_keys = '${String(stored?.['sealed_keys'])}' where website_id = $1`,
    );
  });

  it('are not deleted while a payment is under way; then Stripe is no longer offered', async () => {
    const { shop } = tested;
    const owner = await tested.manage();
    const browser = await shop.ready([{}]);
    accept(await shop.pay(browser, tested.choose('authentication')));
    expect(await owner.client.send(paymentsCalls.disconnectStripe, {})).toMatchObject({
      refusal: { code: 'stripe-account-in-use' },
    });
    accept(await shop.pay(browser, tested.choose('success')));
    accept(await owner.client.send(paymentsCalls.disconnectStripe, {}));
    expect(await describeAccount()).toMatchObject({ state: 'none' });
    expect(await methodsOn(shop.site.host)).toEqual(['test']);
    accept(await save({}));
    expect(await methodsOn(shop.site.host)).toEqual(['stripe', 'test']);
  });
});

describe('on a public host', () => {
  it('test keys serve nobody but contributors; live keys serve everybody, and no test orders', async () => {
    const { pool, site } = tested.shop;
    await pool.query('insert into hosts (host, website_id, is_primary) values ($1, $2, false)', [
      'prints.example',
      site.id,
    ]);
    expect(await methodsOn('prints.example')).toEqual([]);
    await tested.shop.setStore({
      payments: {
        isTestGatewayEnabled: true,
        allowsTestOrders: true,
        manualMethods: [],
        awaitingDays: 14,
      },
    });
    expect(await methodsOn('prints.example')).toEqual(['stripe', 'test']);
    await pool.query('update stripe_accounts set is_test = false where website_id = $1', [site.id]);
    tested.shop.passMinute();
    expect(await methodsOn('prints.example')).toEqual(['stripe']);
  });
});
