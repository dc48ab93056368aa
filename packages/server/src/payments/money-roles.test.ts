import { contributorCalls } from '@sitewright/api/contributors';
import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import { storeCalls } from '@sitewright/api/store';
import { webhookCalls } from '@sitewright/api/webhooks';
import { roles } from '@sitewright/domain/contributors';
import { defaultPaymentSettings } from '@sitewright/domain/store';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccount, putContributor } from '../contributors/index.ts';
import { accept, openCheckoutShop, STRIPE_KEYS, type TestBrowser } from '../testing/index.ts';

type Shop = Awaited<ReturnType<typeof openCheckoutShop>>;
type Outcome = {
  readonly ok: boolean;
  readonly refusal?: { readonly code: string; readonly status: number };
};

let shop: Shop;
let paid = { id: '', revision: 0 };
let unpaid = { id: '', revision: 0 };
let people = 0;

const transfer = { id: 'transfer', name: 'Transfer', instructions: 'IBAN', isEnabled: true };
const giftCard = { amountCents: 5000, isTest: true, recipientName: '', recipientEmail: '', note: '' };

const place = async (choice: object) => {
  const browser = await shop.ready([{ itemId: shop.print.id, sku: 'LS-A2' }], 'ines@example.com');
  const { url } = accept(await shop.pay(browser, choice));
  const id = String(new URLSearchParams(url.split('?')[1]).get('order'));
  const { revision } = accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));
  return { id, revision };
};

beforeAll(async () => {
  shop = await openCheckoutShop();
  const { shipping } = accept(await shop.owner.client.send(storeCalls.readSettings, {}));
  await shop.setStore({ shipping, payments: { ...defaultPaymentSettings, manualMethods: [transfer] } });
  paid = await place({});
  unpaid = await place({ methodId: 'manual-transfer', outcome: undefined });
});

beforeEach(() => shop.passMinute());

/** Somebody with this role alone, whose password was entered just now. */
const join = async (role: keyof typeof roles, site: { id: string; host: string } = shop.site) => {
  people += 1;
  const person = { email: `person-${people}@example.com`, password: 'a password of their own' };
  const accountId = await addAccount(shop.database, { ...person, name: 'Kim', isAdministrator: false });
  const id = accountId ?? '';
  await putContributor(shop.database, site.id, { accountId: id, roles: [roles[role].code] });
  return { id, browser: await shop.app.signIn(site, person), person };
};

/** Each would do what it says if the owner sent it. */
const attempts: Readonly<Record<string, (browser: TestBrowser) => Promise<Outcome>>> = {
  refund: ({ client }) =>
    client.send(paymentsCalls.refund, {
      params: { id: paid.id },
      body: { revision: paid.revision, lines: [], amountCents: 100, isRestocked: false, reason: 'gift' },
    }),
  cancel: ({ client }) =>
    client.send(ordersCalls.cancel, {
      params: { id: paid.id },
      body: { revision: paid.revision, isRestocked: true },
    }),
  markPaid: ({ client }) =>
    client.send(ordersCalls.markPaid, { params: { id: unpaid.id }, body: { revision: unpaid.revision } }),
  number: ({ client }) => client.send(ordersCalls.setNextNumber, { body: { nextNumber: 9000 } }),
  giftCard: ({ client }) => client.send(giftCardsCalls.issue, { body: { ...giftCard, expiresOn: null } }),
  draft: ({ client }) => client.send(draftOrdersCalls.create, { body: {} }),
  stripe: ({ client }) => client.send(paymentsCalls.saveStripe, { body: STRIPE_KEYS }),
  disconnect: ({ client }) => client.send(paymentsCalls.disconnectStripe, {}),
  readStripe: ({ client }) => client.send(paymentsCalls.readStripe, {}),
  webhook: ({ client }) =>
    client.send(webhookCalls.create, {
      body: { url: 'https://collector.example/', events: ['order.created'] },
    }),
};

const TABLES = [
  'orders',
  'order_events',
  'payments',
  'refunds',
  'draft_orders',
  'gift_cards',
  'gift_card_entries',
  'stripe_accounts',
  'webhook_endpoints',
  'stock_moves',
  'mail_outbox',
];

/** All money that the site has, or owes. */
const digest = async (): Promise<string> => {
  const parts: unknown[] = [];
  for (const table of TABLES)
    parts.push(await shop.rows(`select t::text as row from ${table} t where website_id = $1 order by 1`));
  parts.push(await shop.charges());
  return JSON.stringify(parts);
};

/** What each attempt is refused with. */
const attack = async (browser: TestBrowser, names: readonly string[] = Object.keys(attempts)) => {
  const codes: Record<string, string> = {};
  for (const name of names) {
    const outcome = await attempts[name]?.(browser);
    codes[name] = outcome?.ok ? 'done' : (outcome?.refusal?.code ?? '');
  }
  return codes;
};

const allOf = (code: string, names = Object.keys(attempts)) =>
  Object.fromEntries(names.map((name) => [name, code]));

const without = (...left: string[]) => Object.keys(attempts).filter((name) => !left.includes(name));

describe('[F35 (money)] nobody moves money without a role for it', () => {
  const others = Object.keys(roles).filter(
    (role): role is keyof typeof roles => !['admin', 'storeManager', 'websiteManager'].includes(role),
  );

  it.each(others)('%s: every attempt is refused, and nothing has changed', async (role) => {
    const { browser } = await join(role);
    const before = await digest();
    expect(await attack(browser)).toEqual(allOf('not-allowed'));
    expect(await digest()).toBe(before);
  });

  it('the manager of the website sets up webhooks, none of which tells of orders, and touches no order and no account', async () => {
    const { browser } = await join('websiteManager');
    const before = await digest();
    const names = without('webhook');
    expect(await attack(browser, names)).toEqual(allOf('not-allowed', names));
    expect(await attack(browser, ['webhook'])).toEqual({ webhook: 'webhook-event-not-allowed' });
    expect(await digest()).toBe(before);
  });

  it('the manager of the store neither reads nor changes the account, nor where orders are reported to', async () => {
    const { browser } = await join('storeManager');
    const before = await digest();
    const names = ['stripe', 'disconnect', 'readStripe', 'webhook'];
    expect(await attack(browser, names)).toEqual(allOf('not-allowed', names));
    expect(await digest()).toBe(before);
  });

  it('an administrator changes the account only with the password', async () => {
    const { browser } = await join('admin');
    expect(await attack(browser, ['stripe', 'disconnect'])).toEqual(
      allOf('confirmation-needed', ['stripe', 'disconnect']),
    );
  });

  it('the administrator of another site, also with the session of that site', async () => {
    const other = await shop.app.addSite('other');
    const { browser } = await join('admin', other);
    const here = shop.app.visit(shop.site);
    for (const [name, value] of browser.cookies) here.cookies.set(name, value);
    here.sessionCrumb = browser.sessionCrumb;
    const before = await digest();
    const codes = Object.values(await attack(here));
    expect(codes.filter((code) => code !== 'not-signed-in' && code !== 'not-allowed')).toEqual([]);
    expect(await digest()).toBe(before);
  });
});

describe('[F20 (contributors)] a session that is over moves no money', () => {
  const names = ['refund', 'markPaid', 'giftCard'];

  const expectRefused = async (browser: TestBrowser, code: string) => {
    const before = await digest();
    expect(await attack(browser, names)).toEqual(allOf(code, names));
    expect(await digest()).toBe(before);
  };

  it('signed out, although the browser keeps its cookies', async () => {
    const { browser } = await join('storeManager');
    const kept = new Map(browser.cookies);
    accept(await browser.client.send(contributorCalls.signOut, {}));
    for (const [name, value] of kept) browser.cookies.set(name, value);
    await expectRefused(browser, 'not-signed-in');
  });

  it('of somebody who is no longer a store manager, or not on the site at all', async () => {
    const { browser, id } = await join('storeManager');
    accept(
      await shop.owner.client.send(contributorCalls.setRoles, {
        params: { id },
        body: { roles: [roles.editor.code] },
      }),
    );
    await expectRefused(browser, 'not-allowed');
    accept(await shop.owner.client.send(contributorCalls.remove, { params: { id } }));
    await expectRefused(browser, 'not-signed-in');
  });

  it('with the crumb of another session', async () => {
    const [first, second] = [await join('storeManager'), await join('storeManager')];
    first.browser.sessionCrumb = second.browser.sessionCrumb;
    await expectRefused(first.browser, 'crumb-failed');
  });
});

it('a webhook of a payment service that nobody signed changes nothing, whoever sends it', async () => {
  const { browser } = await join('admin');
  const before = await digest();
  const body = JSON.stringify({ eventId: 'evt_1', kind: 'charge.updated', reference: paid.id });
  for (const gateway of ['test', 'stripe', 'manual', 'none']) {
    const { status } = await browser.open(`/api/payments/webhooks/${gateway}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: browser.origin },
      body,
    });
    expect(status).toBe({ test: 403, stripe: 503, manual: 404, none: 404 }[gateway]);
  }
  expect(await digest()).toBe(before);
});

it('the owner can do all of this', async () => {
  const owner = await shop.app.signInToManage(shop.site);
  expect(await attack(owner, ['refund', 'markPaid', 'number', 'giftCard', 'draft', 'readStripe'])).toEqual(
    allOf('done', ['refund', 'markPaid', 'number', 'giftCard', 'draft', 'readStripe']),
  );
});
