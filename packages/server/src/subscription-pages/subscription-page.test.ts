import { cartCalls } from '@sitewright/api/cart';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listOutbox, readMailText } from '../mail/index.ts';
import { signSubscriptionLink } from '../subscription-records/index.ts';
import {
  accept,
  newKey,
  openCheckoutShop,
  publishProduct,
  sampleAddress,
  variant,
  type TestBrowser,
} from '../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;
let print: Awaited<ReturnType<typeof publishProduct>>;

beforeAll(async () => {
  shop = await openCheckoutShop();
  print = await publishProduct(shop.owner, shop.shop, {
    title: 'Quarterly print',
    product: {
      variantOptionOrdering: ['Size'],
      variants: [
        variant({ sku: 'Q-A4', price: 1200, attributes: { Size: 'A4' } }),
        variant({ sku: 'Q-A3', price: 2000, attributes: { Size: 'A3' } }),
      ],
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 3, unit: 'MONTH' }, numBillingCycles: 0 },
    },
    stock: [null, null],
  });
});

beforeEach(() => shop.passMinute());

const runJob = async (name: string, payload: object): Promise<void> => {
  const jobs = shop.app.app.capabilities.flatMap((capability) => capability.jobs ?? []);
  const job = jobs.find(({ kind }) => kind.name === name);
  if (!job) throw new Error(`There is no job ${name}.`);
  await job.handle(payload, {
    id: newKey(),
    websiteId: undefined,
    attempt: 1,
    signal: new AbortController().signal,
    progress: async () => undefined,
  });
};

const linkOf = (subscriptionId: string): string =>
  signSubscriptionLink(shop.app.services.secret, { websiteId: shop.site.id, subscriptionId });

interface Bought {
  readonly id: string;
  readonly link: string;
  readonly browser: TestBrowser;
}

/** A subscription that somebody has bought, by the forms of the shop. */
const buy = async (email: string): Promise<Bought> => {
  const browser = await shop.visitor();
  const { cartToken } = accept(
    await browser.client.send(cartCalls.startSubscription, {
      body: { itemId: print.id, sku: 'Q-A4', qty: 1, additionalFields: null },
    }),
  );
  await shop.post(browser, `/-/subscribe?cartToken=${cartToken}`, { next: 'cart', key: newKey() });
  accept(await shop.save(browser, { email, shippingAddress: sampleAddress }));
  const { paymentId } = accept(await shop.pay(browser));
  const [row] = await shop.rows(
    `select subscription_id, order_id from subscriptions where website_id = $1 and email = '${email}'`,
  );
  const id = String(row?.['subscription_id']);
  await runJob('subscriptions.save-method', {
    websiteId: shop.site.id,
    paymentId,
    orderId: String(row?.['order_id']),
  });
  return { id, link: linkOf(id), browser: await shop.visitor() };
};

const rowOf = async (id: string) => {
  const [row] = await shop.rows(
    `select * from subscriptions where website_id = $1 and subscription_id = '${id}'`,
  );
  return row as Record<string, unknown>;
};

const actionOf = (link: string, name: string): string =>
  link.replace('/subscription?', `/-/subscription/${name}?`);

/** Presses a button of the page and follows it. */
const press = async (
  { browser, link }: Bought,
  name: string,
  fields: Readonly<Record<string, string>> = {},
) => {
  const posted = await shop.post(browser, actionOf(link, name), fields);
  return posted.status === 303 ? browser.open(String(posted.headers['location'])) : posted;
};

describe('the page of a subscription', () => {
  it('tells state, next charge, way to pay, address and orders to whoever has the link', async () => {
    const { browser, link } = await buy('shown@example.com');
    const page = await browser.open(link);
    expect(page.status).toBe(200);
    for (const text of [
      'Quarterly print',
      '1 × $12.00 · every 3 months',
      'Active',
      'Next payment: $12.00 on',
      'Rua do Almada 41',
      'Order T0',
      '$17.00',
      'Cancel subscription',
      'Change the way to pay',
    ])
      expect(page.text).toContain(text);
    expect(page.headers['cache-control']).toContain('no-store');
    expect(page.headers['referrer-policy']).toBe('same-origin');
  });

  it('[SUB-04 (customer)] pauses, resumes and skips', async () => {
    const bought = await buy('pause@example.com');
    const before = await rowOf(bought.id);
    expect((await press(bought, 'pause')).text).toContain('Your subscription is paused.');
    expect(await rowOf(bought.id)).toMatchObject({ status: 'PAUSED', next_at: null });
    const twice = await press(bought, 'pause');
    expect(twice.status).toBe(422);
    expect(twice.text).toContain('no longer possible');
    expect((await press(bought, 'resume')).text).toContain('Your subscription goes on.');
    expect(await rowOf(bought.id)).toMatchObject({ status: 'ACTIVE', next_at: before['next_at'] });
    expect((await press(bought, 'skip')).text).toContain('The next payment is skipped.');
    const { next_at: later } = await rowOf(bought.id);
    expect((later as Date).getTime()).toBeGreaterThan((before['next_at'] as Date).getTime());
    expect((await press(bought, 'skip')).text).toContain('The next payment is skipped already.');
  });

  it('cancels at the end of the period, takes that back, and cancels now, after asking once more', async () => {
    const bought = await buy('cancel@example.com');
    const asked = await bought.browser.open(`${bought.link}&ask=cancel`);
    expect(asked.text).toContain('Do you want to cancel your subscription?');
    expect(await rowOf(bought.id)).toMatchObject({ status: 'ACTIVE' });
    expect((await press(bought, 'cancel', { when: 'end' })).text).toContain(
      'Your subscription is cancelled.',
    );
    expect(await rowOf(bought.id)).toMatchObject({ status: 'CANCEL_AT_PERIOD_END' });
    await press(bought, 'keep');
    expect(await rowOf(bought.id)).toMatchObject({ status: 'ACTIVE' });
    await press(bought, 'cancel', { when: 'now' });
    expect(await rowOf(bought.id)).toMatchObject({ status: 'CANCELLED', next_at: null });
    const page = await bought.browser.open(bought.link);
    expect(page.text).toContain('please subscribe anew');
    for (const name of ['pause', 'resume', 'skip', 'keep', 'line', 'address', 'method', 'pay', 'cancel'])
      expect((await shop.post(bought.browser, actionOf(bought.link, name), {})).status).toBe(422);
  });

  it('changes quantity and version, from the next payment on', async () => {
    const bought = await buy('line@example.com');
    const [, large] = (await shop.rows(
      `select variant_id from product_variants where website_id = $1 and item_id = '${print.id}' order by place`,
    )) as { variant_id: string }[];
    await press(bought, 'line', { quantity: '3', variant: large?.variant_id ?? '' });
    expect(await rowOf(bought.id)).toMatchObject({ renewal_cents: '6000' });
    const page = await bought.browser.open(bought.link);
    expect(page.text).toContain('A3 · 3 × $20.00');
    for (const quantity of ['0', '', 'many', '1.5', '99999', '1e3', '0x10'])
      expect((await press(bought, 'line', { quantity })).text).toContain('This quantity is not possible.');
    expect((await press(bought, 'line', { variant: 'f'.repeat(24) })).text).toContain(
      'This version is not available',
    );
    expect(await rowOf(bought.id)).toMatchObject({ renewal_cents: '6000' });
  });

  it('changes the address, with messages at its fields and what was typed', async () => {
    const bought = await buy('address@example.com');
    const { firstName, lastName, postalCode, country } = sampleAddress;
    const typed = { firstName, lastName, postalCode, country, line1: 'Rua Nova 7', city: '' };
    const fields = (address: object): Record<string, string> =>
      Object.fromEntries(Object.entries(address).map(([name, value]) => [`shippingAddress.${name}`, value]));
    const refused = await press(bought, 'address', fields(typed));
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('value="Rua Nova 7"');
    expect(refused.text).toMatch(/aria-invalid="true"/);
    const updated = await press(bought, 'address', {
      ...fields({ ...typed, country: 'US' }),
      update: 'shippingAddress',
    });
    expect(updated.text).toContain('value="Rua Nova 7"');
    await press(bought, 'address', fields({ ...typed, city: 'Lisboa' }));
    expect(await rowOf(bought.id)).toMatchObject({ content: { shippingAddress: { city: 'Lisboa' } } });
  });

  it('changes the way to pay on a page of the gateway, which leads back', async () => {
    const bought = await buy('method@example.com');
    const begun = await shop.post(bought.browser, actionOf(bought.link, 'method'), {});
    expect(begun.status).toBe(303);
    const url = new URL(String(begun.headers['location']), bought.browser.origin);
    expect(url.origin).toBe(bought.browser.origin);
    expect((await bought.browser.open(`${url.pathname}${url.search}`)).status).toBe(200);
    const left = await bought.browser.open(`${bought.link}&returned=method`);
    expect((await bought.browser.open(String(left.headers['location']))).text).toContain('was not changed');
  });
});

describe('a link that does not work', () => {
  it('opens nothing: changed, of another subscription, of another site', async () => {
    const [mine, other] = [await buy('mine@example.com'), await buy('other@example.com')];
    const token = new URLSearchParams(mine.link.split('?')[1]).get('token') ?? '';
    const stranger = await shop.visitor(await shop.app.addSite('elsewhere'));
    const wrong = [
      '/subscription',
      '/subscription?id=x&token=y',
      `/subscription?id=${mine.id}`,
      `/subscription?id=${other.id}&token=${token}`,
      `${mine.link.slice(0, -1)}_`,
    ];
    for (const path of wrong) {
      const page = await mine.browser.open(path);
      expect(page.status).toBe(404);
      expect(page.text).toContain('This link does not work');
      expect(page.text).not.toContain('Quarterly print');
      if (path.includes('?'))
        expect((await shop.post(mine.browser, actionOf(path, 'pause'), {})).status).toBe(404);
    }
    expect((await stranger.open(mine.link)).status).toBe(404);
    expect((await shop.post(stranger, actionOf(mine.link, 'cancel'), { when: 'now' })).status).toBe(404);
    expect(await rowOf(mine.id)).toMatchObject({ status: 'ACTIVE' });
  });

  const runSendLinks = async (): Promise<void> => {
    const kind = 'subscriptions.send-links';
    const { rows } = await shop.pool.query('delete from jobs where kind = $1 returning payload', [kind]);
    for (const { payload } of rows) await shop.runJob(kind, payload);
  };

  it('[F31 (rule)] is asked for with the same work for a known address and an unknown one', async () => {
    const { browser } = await buy('busy@example.com');
    await buy('busy@example.com');
    const ask = (email: string) => shop.post(browser, '/-/subscription/link', { email });
    const count = async (table: string, condition: string): Promise<number> => {
      const { rows } = await shop.pool.query(
        `select count(*)::int as count from ${table} where ${condition}`,
      );
      return rows[0].count;
    };
    const workFor = async (email: string) => {
      const mails = await count('mail_outbox', 'true');
      const jobs = await count('jobs', 'true');
      await ask(email);
      return [(await count('mail_outbox', 'true')) - mails, (await count('jobs', 'true')) - jobs];
    };
    expect(await workFor('busy@example.com')).toEqual([0, 1]);
    expect(await workFor('nobody@example.com')).toEqual([0, 1]);
    const before = await count('mail_outbox', `to_address = 'busy@example.com'`);
    await runSendLinks();
    expect(await count('mail_outbox', `to_address = 'busy@example.com'`)).toBe(before + 2);
    await shop.pool.query('delete from rate_limits');
  });

  it('sends a new one to the address of the subscription, with the same answer for every address', async () => {
    const { browser, link } = await buy('lost@example.com');
    const mailsTo = async (address: string) =>
      (await listOutbox(shop.database, shop.site.id)).mails.filter(
        ({ to, subject }) => to === address && subject.includes('The link to your subscription'),
      );
    const ask = (email: string) => shop.post(browser, '/-/subscription/link', { email });
    const [known, unknown] = [await ask(' Lost@Example.com '), await ask('nobody@example.com')];
    expect(known.status).toBe(200);
    expect(known.text).toContain('If there is a subscription with this address');
    expect(unknown.text).toContain('If there is a subscription with this address');
    await runSendLinks();
    const [mail, ...more] = await mailsTo('lost@example.com');
    expect(more).toEqual([]);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
    expect(mail ? readMailText(mail, shop.app.services.secret) : '').toContain(link);
    for (let count = 0; count < 3; count += 1) await ask('nobody@example.com');
    const limited = await ask('lost@example.com');
    expect(limited.status).toBe(429);
    await runSendLinks();
    expect(await mailsTo('lost@example.com')).toHaveLength(1);
  });
});

describe('refusals in the language of the store', () => {
  const setLanguage = async (language: string): Promise<void> => {
    await shop.pool.query(
      `update websites set settings = settings || $2::jsonb, content_version = content_version + 1 where website_id = $1`,
      [shop.site.id, JSON.stringify({ language })],
    );
    // Sites are cached for a moment.
    shop.passMinute();
  };

  it.each([
    ['de-DE', 'Die nächste Zahlung entfällt bereits.', 'Diese Anzahl ist nicht möglich.', 'Die Menge muss'],
    [
      'fr-FR',
      'Le prochain paiement est déjà sauté.',
      'Cette quantité n’est pas possible.',
      'La quantité doit',
    ],
    ['es-ES', 'El próximo pago ya se omite.', 'Esta cantidad no es posible.', 'La cantidad debe'],
    ['en-US', 'The next payment is skipped already.', 'This quantity is not possible.', 'Quantity must be'],
  ])('[SUB-04 (customer)] %s', async (language, skipped, quantity, ordered) => {
    const bought = await buy(`${language.toLowerCase()}@example.com`);
    const { cartToken } = accept(
      await bought.browser.client.send(cartCalls.startSubscription, {
        body: { itemId: print.id, sku: 'Q-A4', qty: 1, additionalFields: null },
      }),
    );
    await setLanguage(language);
    await press(bought, 'skip');
    expect((await press(bought, 'skip')).text).toContain(skipped);
    expect((await press(bought, 'line', { quantity: '0' })).text).toContain(quantity);
    const wrong = await shop.post(bought.browser, `/-/subscribe?cartToken=${cartToken}`, {
      next: 'checkout',
      quantity: 'x',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain(ordered);
    await setLanguage('en-US');
  });
});
