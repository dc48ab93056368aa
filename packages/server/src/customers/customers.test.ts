import { customersCalls } from '@sitewright/api/customers';
import type { CustomerSort } from '@sitewright/domain/customers';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { ordersCalls } from '@sitewright/api/orders';
import { sampleAddress, sampleOrder, sampleOrderLine } from '@sitewright/domain/orders/testing';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { giftCards } from '../gift-cards/gift-cards-tables.ts';
import { newId } from '../ids/index.ts';
import { payments } from '../payment-records/payment-records-tables.ts';
import { subscriptions } from '../subscription-records/subscription-records-tables.ts';
import { accept, openDraftSite, placeOrder, type OrderToPlace } from '../testing/index.ts';

const { app, database, site, owner } = await openDraftSite('customers');
const other = await app.addSite('other-customers');

const place = (order: OrderToPlace = {}, at = site) =>
  placeOrder(database, at.id, { now: app.clock.now, ...order });
const list = async (search = '') =>
  accept(await owner.client.send(customersCalls.list, { query: { search } })).customers;
const idOf = async (email: string) => (await list(email))[0]?.id ?? '';
const read = async (id: string) => accept(await owner.client.send(customersCalls.read, { params: { id } }));
const person = (firstName: string, lastName: string) => sampleAddress({ firstName, lastName });

describe('[STO-03 (rule)] customers', () => {
  it('are made by orders, found by name and email address, with what they spent', async () => {
    const content = { email: 'Mira.Holt@example.com', shippingAddress: person('Mira', 'Holt') };
    await place({ content });
    await place({ content: { ...content, email: 'mira.holt@EXAMPLE.com', currency: 'USD' } });
    await place({ content, isPaid: false });
    await place({ content, isTest: true });
    await place({ content }, other);
    for (const search of ['mira', 'holt mir', 'mira.holt@example.com', 'MIRA.HOLT@example.com'])
      expect(await list(search), search).toMatchObject([
        {
          name: 'Mira Holt',
          orderCount: 4,
          spent: [
            { currency: 'EUR', cents: 3250 },
            { currency: 'USD', cents: 3250 },
          ],
        },
      ]);
    expect(await list('nobody')).toEqual([]);
    const detail = await read(await idOf('mira.holt@example.com'));
    expect(detail.orders).toHaveLength(4);
    expect(detail.addresses).toEqual([person('Mira', 'Holt'), sampleAddress()]);
  });

  it('keep their name when somebody orders as a guest with their email address', async () => {
    const email = 'kept@example.com';
    await place({ content: { email, shippingAddress: person('Mira', 'Holt') } });
    await place({ content: { email, shippingAddress: person('Some', 'Body') } });
    const detail = await read(await idOf(email));
    expect(detail.name).toBe('Mira Holt');
    expect(detail.addresses).toContainEqual(person('Some', 'Body'));
  });

  it('have a note that two contributors cannot overwrite unseen, and a consent that can be withdrawn', async () => {
    await place({ content: { email: 'note@example.com', acceptsMarketing: true } });
    const params = { id: await idOf('note@example.com') };
    const save = (note: string, before: string) =>
      owner.client.send(customersCalls.setNote, { params, body: { note, before } });
    expect(accept(await save('Likes blue', ''))).toMatchObject({
      note: 'Likes blue',
      acceptsMarketing: true,
    });
    expect(await save('Likes red', '')).toMatchObject({ refusal: { code: 'conflict' } });
    const withdrawn = accept(await owner.client.send(customersCalls.withdrawConsent, { params }));
    expect(withdrawn).toMatchObject({ acceptsMarketing: false, note: 'Likes blue' });
  });

  it('are corrected; an email address that is taken names the customer to merge with', async () => {
    await place({ content: { email: 'typo@exmaple.com', acceptsMarketing: true } });
    await place({ content: { email: 'taken@example.com' } });
    const params = { id: await idOf('typo@exmaple.com') };
    const seen = accept(await owner.client.send(customersCalls.read, { params }));
    const before = { name: seen.name, email: seen.email };
    const correct = (contact: { name: string; email: string }) =>
      owner.client.send(customersCalls.correct, { params, body: { contact, before } });
    expect(await correct({ ...before, email: 'Taken@Example.com' })).toMatchObject({
      refusal: {
        code: 'customer-email-taken',
        status: 409,
        data: { customerId: await idOf('taken@example.com') },
      },
    });
    expect(await correct({ ...before, email: 'nobody' })).toMatchObject({
      refusal: { code: 'customer-email-invalid', errors: { email: 'Enter an email address.' } },
    });
    const corrected = accept(await correct({ name: ' Ada\nLovelace ', email: 'typo@example.com' }));
    expect(corrected).toMatchObject({
      name: 'Ada Lovelace',
      email: 'typo@example.com',
      acceptsMarketing: false,
      orderCount: 1,
    });
    expect(await list('typo@example.com')).toHaveLength(1);
    expect(await correct({ name: 'Another', email: 'typo@example.com' })).toMatchObject({
      refusal: { code: 'conflict' },
    });
    const renamed = { name: 'Ada', email: 'TYPO@example.com' };
    const again = { contact: renamed, before: { name: 'Ada Lovelace', email: 'typo@example.com' } };
    expect(accept(await owner.client.send(customersCalls.correct, { params, body: again }))).toMatchObject(
      renamed,
    );
  });

  it('are sorted by name, last order and what they spent, part by part', async () => {
    const sorted = async (sort: CustomerSort) => {
      const rows: { readonly id: string; readonly name: string; readonly email: string }[] = [];
      let cursor: string | undefined;
      do {
        const query = { sort, search: 'sorted', ...(cursor === undefined ? {} : { cursor }) };
        const part = accept(await owner.client.send(customersCalls.list, { query }));
        rows.push(...part.customers);
        cursor = part.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return rows.map(({ email }) => email.split('-')[1]?.split('@')[0]);
    };
    const buy = (who: string, name: string, day: number) =>
      place({
        now: new Date(Date.UTC(2026, 0, day)),
        content: {
          email: `sorted-${who}@example.com`,
          shippingAddress: person(name, 'Sorted'),
          currency: 'USD',
        },
      });
    await buy('one', 'Cara', 3);
    await buy('one', 'Cara', 4);
    await buy('two', 'Ada', 9);
    await buy('three', 'Bea', 6);
    // More than all others, but not in the currency of the store.
    const rich = { email: 'sorted-four@example.com', shippingAddress: person('Dana', 'Sorted') };
    await place({
      now: new Date(Date.UTC(2026, 0, 1)),
      content: { ...rich, currency: 'JPY', totalCents: 900_000 },
    });
    expect(await sorted('newest')).toEqual(['four', 'three', 'two', 'one']);
    expect(await sorted('name')).toEqual(['two', 'three', 'one', 'four']);
    expect(await sorted('last-order')).toEqual(['two', 'three', 'one', 'four']);
    expect(await sorted('spent')).toEqual(['one', 'three', 'two', 'four']);
    const first = accept(await owner.client.send(customersCalls.list, { query: { search: 'sorted' } }));
    const three = first.customers.find(({ email }) => email === 'sorted-three@example.com')?.id ?? '';
    for (const [sort, after] of [
      ['name', ['one', 'four']],
      ['last-order', ['one', 'four']],
      ['spent', ['two', 'four']],
    ] as const) {
      const query = { sort, search: 'sorted', cursor: three };
      const { customers } = accept(await owner.client.send(customersCalls.list, { query }));
      expect(customers.map(({ email }) => email)).toEqual(after.map((who) => `sorted-${who}@example.com`));
    }
  });

  it('are merged: orders move, the other one is gone', async () => {
    await place({ content: { email: 'one@example.com' } });
    await place({ content: { email: 'two@example.com', acceptsMarketing: true } });
    const [id, otherId] = [await idOf('one@example.com'), await idOf('two@example.com')];
    const merge = (body: { otherId: string }) =>
      owner.client.send(customersCalls.merge, { params: { id }, body });
    expect(await merge({ otherId: id })).toMatchObject({ refusal: { code: 'customer-is-same' } });
    const merged = accept(await merge({ otherId }));
    expect(merged).toMatchObject({ email: 'one@example.com', orderCount: 2, acceptsMarketing: false });
    expect(await list('two@example.com')).toEqual([]);
    expect(await merge({ otherId })).toMatchObject({ refusal: { status: 404 } });
  });
});

describe('an erased customer', () => {
  it('leaves orders and amounts, and no trace of the person', async () => {
    const secret = 'Zweigert';
    const email = 'zweigert@example.com';
    const address = sampleAddress({
      firstName: 'Ada',
      lastName: secret,
      line1: `${secret}weg 1`,
      phone: '+49 1',
    });
    const content = {
      email,
      shippingAddress: address,
      billingAddress: address,
      note: `Ring at ${secret}`,
      answers: [{ title: 'Gift for', value: secret }],
      lines: [sampleOrderLine({ answers: [{ title: 'Dedication', value: `For ${secret}` }] })],
    };
    const { orderId, number } = await place({ content });
    const whole = sampleOrder({ cartId: newId(), ...content });
    const attempt = {
      websiteId: site.id,
      checkoutId: newId(),
      gateway: 'test',
      methodId: '',
      isTest: false,
    } as const;
    for (const [id, order] of [
      ['paid', orderId],
      ['failed', null],
      ['never ordered', null],
    ] as const)
      await database.insert(payments).values({
        ...attempt,
        ...(id === 'never ordered' ? { checkoutId: newId() } : {}),
        paymentId: newId(),
        idempotencyKey: id,
        amountCents: 1,
        publicOrigin: 'http://shop.example',
        currency: 'EUR',
        state: id === 'paid' ? 'succeeded' : 'failed',
        content: whole,
        orderId: order,
        createdAt: app.clock.now,
        updatedAt: app.clock.now,
      });
    accept(
      await owner.client.send(giftCardsCalls.issue, {
        body: {
          amountCents: 1000,
          isTest: false,
          recipientName: secret,
          recipientEmail: email,
          note: '',
          expiresOn: null,
        },
      }),
    );
    const params = { id: orderId };
    accept(await owner.client.send(ordersCalls.addNote, { params, body: { text: `${secret} called` } }));
    const id = await idOf(email);
    const erase = () => owner.client.send(customersCalls.erase, { params: { id } });
    expect(await erase()).toMatchObject({ refusal: { code: 'customer-has-open-orders' } });
    const order = accept(await owner.client.send(ordersCalls.read, { params }));
    accept(
      await owner.client.send(ordersCalls.fulfil, {
        params,
        body: {
          revision: order.revision,
          lines: order.lines.map((line) => ({ lineId: line.id, quantity: line.quantity })),
          carrier: 'dhl',
          carrierName: '',
          trackingNumber: `${secret}1`,
          trackingUrl: '',
          isNotified: false,
        },
      }),
    );
    expect(accept(await erase())).toMatchObject({ name: '', email: '', addresses: [], orderCount: 1 });
    const erased = accept(await owner.client.send(ordersCalls.read, { params }));
    expect(erased).toMatchObject({
      number,
      email: '',
      customerName: '',
      country: 'PT',
      totalCents: order.totalCents,
      lines: [{ title: 'Ridge lines', answers: [] }],
    });
    expect(await list(secret)).toEqual([]);
    for (const table of [
      'orders',
      'order_lines',
      'order_events',
      'shipments',
      'payments',
      'customers',
      'checkouts',
      'gift_cards',
    ]) {
      const { rows } = await database.execute(
        sql`select 1 from ${sql.identifier(table)} t where t::text ilike ${`%${secret}%`}`,
      );
      expect(rows, table).toEqual([]);
    }
    expect(await erase()).toMatchObject({ refusal: { code: 'customer-erased' } });
    // A new order with the address makes a new customer.
    await place({ content });
    expect(await idOf(email)).not.toBe(id);
  });
});

describe('[STO-03 (rule)] the page of a customer', () => {
  it('lists subscriptions of the address and of merged orders, and gift cards that were bought', async () => {
    const line = sampleOrderLine({
      subscription: {
        plan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
        unitCents: 1500,
        renewalDiscountCents: 0,
      },
    });
    const own = await place({ content: { email: 'subscriber@example.com', lines: [line] } });
    const merged = await place({ content: { email: 'second@example.com', lines: [line] } });
    const foreign = await place({ content: { email: 'stranger@example.com', lines: [line] } });
    const subscribe = async (orderId: string, email: string) => {
      const subscriptionId = newId();
      await database.insert(subscriptions).values({
        websiteId: site.id,
        subscriptionId,
        orderId,
        lineId: line.id,
        email,
        emailKey: email,
        customerName: '',
        itemId: line.itemId,
        isTest: false,
        status: 'ACTIVE',
        content: sampleOrder({ cartId: newId(), email, lines: [line] }),
        renewalCents: 1500,
        currency: 'EUR',
        gateway: 'test',
        startedAt: app.clock.now,
        timeZone: 'UTC',
        nextIndex: 1,
        paidPeriods: 1,
        nextAt: new Date('2027-01-05T00:00:00Z'),
        publicOrigin: 'http://localhost',
        createdAt: app.clock.now,
        updatedAt: app.clock.now,
      });
      return subscriptionId;
    };
    const first = await subscribe(own.orderId, 'subscriber@example.com');
    const second = await subscribe(merged.orderId, 'second@example.com');
    await subscribe(foreign.orderId, 'stranger@example.com');
    await database.insert(giftCards).values({
      websiteId: site.id,
      giftCardId: newId(),
      codeHash: 'hash',
      lastFour: 'AB12',
      currency: 'EUR',
      isTest: false,
      issuedCents: 5000,
      balanceCents: 1200,
      recipientName: 'Ida',
      recipientEmail: 'ida@example.com',
      note: '',
      madeBy: '',
      orderId: own.orderId,
      createdAt: app.clock.now,
    });
    const id = await idOf('subscriber@example.com');
    expect(await read(id)).toMatchObject({
      subscriptions: [
        { id: first, status: 'ACTIVE', renewalCents: 1500, nextOn: '2027-01-05T00:00:00.000Z' },
      ],
      giftCards: [{ lastFour: 'AB12', recipient: 'Ida', status: 'active', balanceCents: 1200 }],
    });
    const otherId = await idOf('second@example.com');
    accept(await owner.client.send(customersCalls.merge, { params: { id }, body: { otherId } }));
    const joined = await read(id);
    expect(joined.subscriptions.map((each) => each.id)).toEqual([second, first]);
    expect(joined.giftCards).toHaveLength(1);
  });
});

it('[F19 (rule)] customers of another site are not found', async () => {
  await place({ content: { email: 'theirs@example.com' } }, other);
  await place({ content: { email: 'ours@example.com' } });
  const foreign = await app.signIn(other);
  const theirs = accept(
    await foreign.client.send(customersCalls.list, { query: { search: 'theirs@example.com' } }),
  ).customers[0];
  const params = { id: theirs?.id ?? '' };
  const ours = await idOf('ours@example.com');
  for (const outcome of [
    await owner.client.send(customersCalls.read, { params }),
    await owner.client.send(customersCalls.setNote, { params, body: { note: 'x', before: '' } }),
    await owner.client.send(customersCalls.withdrawConsent, { params }),
    await owner.client.send(customersCalls.erase, { params }),
    await owner.client.send(customersCalls.merge, { params, body: { otherId: ours } }),
    await owner.client.send(customersCalls.merge, { params: { id: ours }, body: { otherId: params.id } }),
  ])
    expect(outcome).toMatchObject({ refusal: { status: 404 } });
});

it('[F32 (rule)] the CSV file has no formula', async () => {
  await place({ content: { email: 'csv@example.com', shippingAddress: person('=1+1', '"quoted"') } });
  const { text } = await owner.open('/api/customers.csv?search=csv@example.com');
  const rows = text.trim().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatch(/^"'=1\+1 ""quoted""",csv@example\.com,/);
  expect(rows[1]).toContain('32.50 EUR');
});
