import type { CallInput } from '@sitewright/api/call';
import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import { returnsCalls } from '@sitewright/api/returns';
import { storeEmailsCalls } from '@sitewright/api/store-emails';
import { beforeAll, describe, expect, it } from 'vitest';
import { accept, idOf, openCheckoutShop, type TestBrowser } from '../testing/index.ts';

let shop: Awaited<ReturnType<typeof openCheckoutShop>>;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

const read = async (id: string) => accept(await shop.owner.client.send(ordersCalls.read, { params: { id } }));

const buy = async (email: string, quantity = 2, entry: object = {}) => {
  const browser = await shop.ready([{ quantity, ...entry }], email);
  const { url } = accept(await shop.pay(browser));
  const query = String(url.split('?')[1]);
  const id = String(new URLSearchParams(query).get('order'));
  const { lines } = await read(id);
  return { browser, query, id, lineId: lines[0]?.id ?? '' };
};

type Bought = Awaited<ReturnType<typeof buy>>;

const fulfil = async ({ id, lineId }: Bought, quantity: number) => {
  const { revision } = await read(id);
  accept(
    await shop.owner.client.send(ordersCalls.fulfil, {
      params: { id },
      body: {
        revision,
        lines: [{ lineId, quantity }],
        carrier: '',
        carrierName: '',
        trackingNumber: '',
        trackingUrl: '',
        isNotified: false,
      },
    }),
  );
};

const ask = (
  { browser, query, lineId }: Bought,
  quantity: string,
  fields: Readonly<Record<string, string>> = {},
  kind = 'return',
) =>
  shop.post(browser, `/-/checkout/order-return/${kind}?${query}`, {
    [`quantity.${lineId}`]: quantity,
    ...(kind === 'return' ? { reason: 'damaged' } : {}),
    ...fields,
  });

const returnsOf = async (id: string) =>
  accept(await shop.owner.client.send(returnsCalls.list, { params: { id } })).returns;

const orderPage = async (browser: TestBrowser, query: string) =>
  (await browser.open(`/checkout/order-status?${query}`)).text;

const mailsTo = async (to: string) =>
  (
    await shop.rows(
      `select subject, text from mail_outbox where website_id = $1 and to_address = '${to}' order by id`,
    )
  ).map(({ subject, text }) => ({ subject: String(subject), text: String(text) }));

/** Pieces that came back into stock. */
const restocked = async (): Promise<number> => {
  const [row] = await shop.rows(
    `select coalesce(sum(change), 0)::int as pieces from stock_moves where website_id = $1 and reason = 'sale-cancelled'`,
  );
  return Number(row?.['pieces']);
};

describe('a return', () => {
  it('is asked for on the page of the order, accepted with instructions, and received', async () => {
    const bought = await buy('both@example.com', 2, { itemId: shop.print.id, sku: 'LS-A3' });
    expect(await orderPage(bought.browser, bought.query)).not.toContain('Return items');
    await fulfil(bought, 2);
    expect(await orderPage(bought.browser, bought.query)).toContain('Return items');
    const form = await bought.browser.open(`/checkout/order-return?${bought.query}&kind=return`);
    expect(form.text).toContain('quantity, up to 2');
    expect((await ask(bought, '1', { note: 'A corner is bent.' })).status).toBe(303);
    const [asked] = await returnsOf(bought.id);
    expect(asked).toMatchObject({
      kind: 'return',
      state: 'requested',
      reason: 'damaged',
      note: 'A corner is bent.',
      lines: [{ lineId: bought.lineId, quantity: 1 }],
      actions: ['accept', 'decline'],
    });
    const list = accept(await shop.owner.client.send(ordersCalls.list, { query: { tab: 'returns' } }));
    expect(list.orders.map(({ id }) => id)).toEqual([bought.id]);
    const params = { id: bought.id, returnId: asked?.id ?? '' };
    const reply = 'Please send it to Rua das Flores 12.';
    accept(await shop.owner.client.send(returnsCalls.accept, { params, body: { reply } }));
    expect(await orderPage(bought.browser, bought.query)).toContain(reply);
    const mails = await mailsTo('both@example.com');
    expect(mails.map(({ subject }) => subject.split(' ').at(-1))).toEqual([
      'confirmed',
      'requested',
      'accepted',
    ]);
    expect(mails.at(-1)?.text).toContain(reply);
    const before = await restocked();
    const { returns } = accept(
      await shop.owner.client.send(returnsCalls.receive, { params, body: { isRestocked: true } }),
    );
    expect(returns[0]).toMatchObject({ state: 'received', isRestocked: true, actions: [] });
    expect(await restocked()).toBe(before + 1);
    expect(
      accept(await shop.owner.client.send(ordersCalls.list, { query: { tab: 'returns' } })).orders,
    ).toEqual([]);
    expect(
      await shop.owner.client.send(returnsCalls.receive, { params, body: { isRestocked: false } }),
    ).toMatchObject({ refusal: { code: 'return-not-possible-now', status: 409 } });
  });

  it('puts its pieces into stock once, though they are refunded with restocking afterwards', async () => {
    const bought = await buy('once@example.com', 2, { itemId: shop.print.id, sku: 'LS-A3' });
    await fulfil(bought, 2);
    await ask(bought, '1');
    const [asked] = await returnsOf(bought.id);
    const params = { id: bought.id, returnId: asked?.id ?? '' };
    accept(await shop.owner.client.send(returnsCalls.accept, { params, body: { reply: '' } }));
    const before = await restocked();
    accept(await shop.owner.client.send(returnsCalls.receive, { params, body: { isRestocked: true } }));
    const refundOne = async () =>
      accept(
        await shop.owner.client.send(paymentsCalls.refund, {
          params: { id: bought.id },
          body: {
            lines: [{ lineId: bought.lineId, quantity: 1 }],
            amountCents: 0,
            isRestocked: true,
            reason: '',
            revision: (await read(bought.id)).revision,
          },
        }),
      );
    await refundOne();
    expect(await restocked()).toBe(before + 1);
    await refundOne();
    expect(await restocked()).toBe(before + 2);
  });

  it('is never about more than was sent, though it is asked for five times at once', async () => {
    const bought = await buy('five-returns@example.com', 3);
    await fulfil(bought, 2);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask(bought, '1')));
    const refused = answers.filter(({ headers }) => String(headers['location']).includes('reply='));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(refused).toHaveLength(3);
    expect(await returnsOf(bought.id)).toHaveLength(2);
  });

  it('keeps what was entered when something is missing', async () => {
    const bought = await buy('faults@example.com');
    await fulfil(bought, 2);
    const answer = await ask(bought, '3', { reason: '', note: 'Too <big>' });
    expect(answer.status).toBe(303);
    const form = await bought.browser.open(String(answer.headers['location']));
    for (const part of ['Choose a reason.', 'no more pieces than you have', 'Too &lt;big', 'value="3"'])
      expect(form.text).toContain(part);
    const other = await bought.browser.open(`/checkout/order-return?${bought.query}&kind=return`);
    expect(other.text).not.toContain('Choose a reason.');
    expect(await returnsOf(bought.id)).toEqual([]);
  });

  it('keeps a note that is too long for a cookie, too', async () => {
    const bought = await buy('long-note@example.com');
    await fulfil(bought, 2);
    const note = Array.from({ length: 2000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
    ).join('');
    const answer = await ask(bought, '1', { reason: '', note });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(note);
  });

  it('is declined with a reason', async () => {
    const bought = await buy('declined@example.com');
    await fulfil(bought, 2);
    await ask(bought, '1');
    const [asked] = await returnsOf(bought.id);
    const decline = (reply: string) =>
      shop.owner.client.send(returnsCalls.decline, {
        params: { id: bought.id, returnId: asked?.id ?? '' },
        body: { reply },
      });
    expect(await decline(' ')).toMatchObject({ refusal: { code: 'return-reply-missing', status: 422 } });
    accept(await decline('It was worn.'));
    expect((await mailsTo('declined@example.com')).at(-1)).toMatchObject({
      subject: expect.stringContaining('declined'),
      text: expect.stringContaining('It was worn.'),
    });
    expect((await ask(bought, '2')).status).toBe(303);
  });

  it('is open to nobody who only has the link, and to no other site', async () => {
    const bought = await buy('guarded@example.com');
    await fulfil(bought, 2);
    const stranger = await shop.visitor();
    expect((await ask({ ...bought, browser: stranger }, '1')).status).toBe(303);
    expect(await returnsOf(bought.id)).toEqual([]);
    expect(
      await shop.owner.client.send(returnsCalls.accept, {
        params: { id: bought.id, returnId: idOf('e1') },
        body: { reply: '' },
      }),
    ).toMatchObject({ refusal: { status: 404 } });
    expect(await shop.owner.client.send(returnsCalls.list, { params: { id: idOf('f1') } })).toMatchObject({
      refusal: { status: 404 },
    });
  });
});

describe('emails of returns', () => {
  it('have the texts of the owner, to the customer and to the team', async () => {
    const write = async (kind: 'return-accepted' | 'new-return', subject: string, text: string) =>
      accept(
        await shop.owner.client.send(storeEmailsCalls.saveText, {
          params: { kind, language: 'en' },
          body: { revision: 0, subject, text },
        }),
      );
    await write('return-accepted', 'Send it to us', 'Dear {customer.firstName}, {return.reply} Thanks.');
    await write('new-return', 'Look at #{order.number}', '{return.reason}: {return.note}');
    const bought = await buy('own-texts@example.com');
    await fulfil(bought, 2);
    await ask(bought, '1', { note: 'A corner is bent.' });
    const { number } = await read(bought.id);
    expect((await mailsTo('owner@example.com')).at(-1)).toMatchObject({
      subject: `Look at #${number}`,
      text: expect.stringContaining('A corner is bent.'),
    });
    const [asked] = await returnsOf(bought.id);
    const params = { id: bought.id, returnId: asked?.id ?? '' };
    accept(await shop.owner.client.send(returnsCalls.accept, { params, body: { reply: 'Rua 12.' } }));
    const mail = (await mailsTo('own-texts@example.com')).at(-1);
    expect(mail).toMatchObject({
      subject: 'Send it to us',
      text: expect.stringContaining('Dear Ines, Rua 12. Thanks.'),
    });
    expect(mail?.text).toContain('1 × ');
    expect((await read(bought.id)).events.map(({ data }) => data['mail'])).toContain('return-accepted');
    const wrong = { revision: 1, subject: 'Hi', text: '{return.reson}' };
    expect(
      await shop.owner.client.send(storeEmailsCalls.saveText, {
        params: { kind: 'new-return', language: 'en' },
        body: wrong,
      }),
    ).toMatchObject({ refusal: { code: 'email-text-faulty' } });
    for (const kind of ['return-accepted', 'new-return'] as const)
      accept(
        await shop.owner.client.send(storeEmailsCalls.removeText, {
          params: { kind, language: 'en' },
          query: { revision: 1 },
        }),
      );
  });
});

describe('the list of returns', () => {
  it('finds them by order and customer, by state and by kind', async () => {
    type Query = CallInput<typeof returnsCalls.listAll>['query'];
    const listed = async (query: Query) =>
      accept(await shop.owner.client.send(returnsCalls.listAll, { query })).returns;
    const bought = await buy('list-of-returns@example.com', 3);
    await fulfil(bought, 3);
    await ask(bought, '2');
    await ask(bought, '1', {}, 'withdrawal');
    const [withdrawal, asked] = await listed({});
    expect([withdrawal, asked]).toMatchObject([
      { orderId: bought.id, kind: 'withdrawal', state: 'accepted', pieceCount: 1, reason: '' },
      { orderId: bought.id, kind: 'return', state: 'requested', pieceCount: 2, reason: 'damaged' },
    ]);
    expect(asked).toMatchObject({ customerName: 'Ines Duarte', isTest: true });
    const { number, lines } = await read(bought.id);
    expect(asked).toMatchObject({ orderNumber: number, firstTitle: lines[0]?.title });
    const both = [withdrawal, asked];
    expect(await listed({ search: 'list-of-returns@example.com' })).toEqual(both);
    expect(await listed({ search: `#${number}` })).toEqual(both);
    expect(await listed({ search: number, state: 'requested' })).toEqual([asked]);
    expect(await listed({ search: number, kind: 'withdrawal' })).toEqual([withdrawal]);
    expect(await listed({ search: number, state: 'declined' })).toEqual([]);
    expect(await listed({ search: number, cursor: withdrawal?.id ?? '' })).toEqual([asked]);
    expect(
      await shop.owner.client.send(returnsCalls.listAll, { query: { cursor: 'nothing' } }),
    ).toMatchObject({ refusal: { code: 'bad-request' } });
  });
});

describe('a withdrawal from the contract', () => {
  it('needs no acceptance: both sides get an email, and the items can be received', async () => {
    const bought = await buy('withdraw@example.com');
    const page = await orderPage(bought.browser, bought.query);
    expect(page).toContain('Withdraw from contract');
    const form = await bought.browser.open(`/checkout/order-return?${bought.query}&kind=withdrawal`);
    for (const part of ['Ines Duarte', 'withdraw@example.com', 'Confirm withdrawal', 'value="2"'])
      expect(form.text).toContain(part);
    expect((await ask(bought, '2', {}, 'withdrawal')).status).toBe(303);
    expect(await returnsOf(bought.id)).toMatchObject([
      { kind: 'withdrawal', state: 'accepted', actions: ['receive'] },
    ]);
    expect((await mailsTo('withdraw@example.com')).at(-1)?.text).toContain(
      'We confirm that we have received',
    );
    expect((await mailsTo('owner@example.com')).at(-1)?.subject).toContain('Withdrawal from contract');
    expect(await orderPage(bought.browser, bought.query)).not.toContain('kind=withdrawal');
  });

  it('by its link on another device asks for the email address, and goes on with the form', async () => {
    const bought = await buy('elsewhere@example.com');
    const device = await shop.visitor();
    const link = `/checkout/order-return?${bought.query}&kind=withdrawal`;
    const first = await device.open(link);
    expect(first.status).toBe(303);
    const question = await device.open(String(first.headers['location']));
    expect(question.text).not.toContain('Confirm withdrawal');
    const action = /action="(\/-\/checkout\/order-email[^"]*)"/.exec(question.text)?.[1] ?? '';
    const send = (email: string) => shop.post(device, action.replaceAll('&amp;', '&'), { email });
    const wrong = await device.open(String((await send('x@example.com')).headers['location']));
    expect(wrong.text).toContain('There is no order with this link and this email address.');
    expect(/action="([^"]*)"/.exec(wrong.text.slice(wrong.text.indexOf('order-email"')))?.[1]).toBe(action);
    const right = await send('elsewhere@example.com');
    expect([right.status, right.headers['location']]).toEqual([303, link]);
    expect((await device.open(link)).text).toContain('Confirm withdrawal');
  });

  it('before shipping holds the order, which is cancelled and refunded', async () => {
    const listed = async (tab: 'to-fulfil' | 'returns') =>
      accept(await shop.owner.client.send(ordersCalls.list, { query: { tab } })).orders.map(({ id }) => id);
    const count = async () => accept(await shop.owner.client.send(ordersCalls.count, {}));
    const bought = await buy('unsent@example.com');
    const { id } = bought;
    expect(await listed('to-fulfil')).toContain(id);
    const before = await count();
    await ask(bought, '2', {}, 'withdrawal');
    expect(await read(id)).toMatchObject({ openReturn: 'withdrawal' });
    expect(await listed('to-fulfil')).not.toContain(id);
    expect(await listed('returns')).toContain(id);
    expect(await count()).toMatchObject({ toFulfil: before.toFulfil - 1, returns: before.returns + 1 });
    expect(await orderPage(bought.browser, bought.query)).not.toContain('Being prepared');
    expect(
      accept(
        await shop.owner.client.send(ordersCalls.fulfilMany, { body: { ids: [id], isNotified: false } }),
      ),
    ).toMatchObject({ count: 0, skipped: [{ message: expect.stringContaining('withdrawn') }] });
    const { revision } = await read(id);
    const body = { revision, isRestocked: true };
    accept(await shop.owner.client.send(ordersCalls.cancel, { params: { id }, body }));
    expect(await read(id)).toMatchObject({ openReturn: null, paymentState: 'refunded' });
    expect(await listed('returns')).not.toContain(id);
    const [settled] = await returnsOf(id);
    expect(settled?.actions).toEqual([]);
    expect(
      await shop.owner.client.send(returnsCalls.receive, {
        params: { id, returnId: settled?.id ?? '' },
        body: { isRestocked: true },
      }),
    ).toMatchObject({ refusal: { code: 'return-not-possible-now' } });
  });
});
