import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { paymentsCalls } from '@sitewright/api/payments';
import { siteCalls } from '@sitewright/api/sites';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../ids/index.ts';
import { accept, sampleAddress } from '../../testing/index.ts';
import { openGiftCardShop } from './testing/open-gift-card-shop.ts';

const shop = await openGiftCardShop();

beforeEach(() => shop.passMinute());

const eight = <Result>(request: (place: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 8 }, (_each, place) => request(place)));

describe('what a buyer writes', () => {
  it('stays in one line of the email, without markup, headers and other recipients', async () => {
    await shop.buy('hostile@example.com', {
      recipientName: 'Ana\r\nBcc: all@example.com\u0000',
      recipientEmail: 'hostile-ana@example.com',
      senderName: '<b>Ines</b>\u2028Subject: free',
      message: '<script>x</script>\n\nYour code: AAAA-BBBB-CCCC-DDDD\u202e',
    });
    await shop.deliver();
    const [mail] = await shop.mailsTo('hostile-ana@example.com');
    expect(mail?.subject).not.toMatch(/[\r\n\u2028]/);
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.html).not.toContain('<b>Ines');
    expect(mail?.text).toContain('Ana Bcc: all@example.com');
    for (const hidden of ['\u202e', '\u0000']) expect(mail?.text).not.toContain(hidden);
    expect(await shop.mailsTo('all@example.com')).toEqual([]);
  });

  it.each([
    'ana@example.com\r\nBcc: all@example.com',
    'ana@example.com, all@example.com',
    'ana@example.com;all@example.com',
    '<ana@example.com>',
    `${'a'.repeat(250)}@example.com`,
  ])('is refused as an address: %j', async (recipientEmail) => {
    expect((await shop.postCard(await shop.visitor(), { recipientEmail })).status).toBe(422);
  });

  it('is no other price, quantity or card', async () => {
    const browser = await shop.visitor();
    await shop.postCard(browser, { price: '1', amount: '1', quantity: '500', unitCents: '-5' });
    const { entries } = await shop.readCart(browser);
    expect(entries).toMatchObject([{ quantity: 1, purchasePriceCents: 5000 }]);
    for (const quantity of ['9999', '-1', '1.5', '1e9'])
      await shop.post(browser, `/-/cart/entries/${entries[0]?.id}`, { quantity });
    expect((await shop.readCart(browser)).subtotalCents).toBeLessThanOrEqual(5000);
  });
});

describe('a draft order', () => {
  const sell = async (email: string, sold: { quantity: number; unitCents: number }) => {
    const { client } = shop.owner;
    const { id } = accept(await client.send(draftOrdersCalls.create, { body: {} }));
    const params = { id };
    const { content, details, revision } = accept(await client.send(draftOrdersCalls.read, { params }));
    const card = { itemId: shop.card.id, variantId: shop.card.variants[1]?.id ?? '', title: 'Gift card' };
    const lines = [{ id: newId(), ...card, ...sold, isTaxable: true, needsShipping: false }];
    const discount = { kind: 'percent' as const, percent: '100', reason: '' };
    const addresses = { isBillingSame: false, billingAddress: sampleAddress, shippingAddress: sampleAddress };
    const body = {
      revision,
      content: { ...content, lines, discount },
      details: { ...details, ...addresses, email },
    };
    const saved = accept(await client.send(draftOrdersCalls.save, { params, body }));
    const { totalCents } = saved.totals;
    const paid = { revision: saved.revision, totalCents };
    accept(await client.send(draftOrdersCalls.markPaid, { params, body: paid }));
    return { params, paid, totalCents };
  };

  it('issues a card for each piece, worth what is paid for it, whatever the discount', async () => {
    const { totalCents } = await sell('company@example.com', { quantity: 12, unitCents: 1234 });
    expect(totalCents).toBe(12 * 1234);
    await shop.deliver();
    const codes = (await shop.codesFor('company@example.com')).filter((code) => code !== '');
    expect(new Set(codes).size).toBe(12);
    const { rows } = await shop.pool.query(
      `select count(*)::int as cards, sum(balance_cents)::int as total, min(issued_cents)::int as least
       from gift_cards where buyer_email = 'company@example.com'`,
    );
    expect(rows).toEqual([{ cards: 12, total: totalCents, least: 1234 }]);
  });

  it('is paid once, and its copy has cards of its own', async () => {
    const { params, paid } = await sell('copied@example.com', { quantity: 1, unitCents: 5000 });
    const { client } = shop.owner;
    const again = await eight(() => client.send(draftOrdersCalls.markPaid, { params, body: paid }));
    expect(again.filter(({ ok }) => ok)).toEqual([]);
    const copy = accept(await client.send(draftOrdersCalls.duplicate, { params }));
    const read = accept(await client.send(draftOrdersCalls.read, { params: copy }));
    const body = { revision: read.revision, totalCents: read.totals.totalCents };
    const sent = await eight(() => client.send(draftOrdersCalls.markPaid, { params: copy, body }));
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    const { rows } = await shop.pool.query(
      `select count(*)::int as cards from gift_cards where buyer_email = 'copied@example.com'`,
    );
    expect(rows).toEqual([{ cards: 2 }]);
  });
});

describe('many at once', () => {
  it('refund the line of a card once, and the card ends', async () => {
    const id = await shop.buy('refunds@example.com', { recipientEmail: 'refunded@example.com' });
    await shop.deliver();
    const { revision, lines } = await shop.readOrder(id);
    const body = { lines: [{ lineId: lines[0]?.id ?? '', quantity: 1 }], amountCents: 0, revision };
    const outcomes = await eight(() =>
      shop.owner.client.send(paymentsCalls.refund, {
        params: { id },
        body: { ...body, isRestocked: false, reason: '' },
      }),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const [card] = await shop.listCards('refunded@example.com');
    const { status, entries } = await shop.readCard(card?.id ?? '');
    expect(status).toBe('disabled');
    expect(entries.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['reversed', -5000],
      ['issued', 5000],
    ]);
  });

  it('resend a card, of whose codes one is worth something', async () => {
    const { id } = await shop.issue({ amountCents: 3000 });
    const body = { recipientEmail: 'resent@example.com' };
    const outcomes = await eight(() =>
      shop.owner.client.send(giftCardsCalls.resend, { params: { id }, body }),
    );
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    const codes = await shop.codesFor('resent@example.com');
    expect(new Set(codes).size).toBe(8);
    const statuses: number[] = [];
    for (const code of codes) {
      shop.passMinute();
      statuses.push((await shop.askBalance(await shop.visitor(), code)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('redeem in person and take off by hand no more than is on it', async () => {
    const { id } = await shop.issue({ amountCents: 1000 });
    const outcomes = await eight((place) =>
      place % 2 === 0
        ? shop.owner.client.send(giftCardsCalls.redeem, {
            params: { id },
            body: { amountCents: 300, note: '' },
          })
        : shop.owner.client.send(giftCardsCalls.adjust, {
            params: { id },
            body: { changeCents: -300, note: 'Wrong' },
          }),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await shop.readCard(id)).toMatchObject({ balanceCents: 100 });
  });
});

describe('the page of the balance', () => {
  it('tells the last day of a card in the time zone of the store, as its email does', async () => {
    const settings = accept(await shop.owner.client.send(siteCalls.readSettings, {}));
    accept(
      await shop.owner.client.send(siteCalls.saveSettings, {
        body: { ...settings, timeZone: 'Pacific/Auckland' },
      }),
    );
    const expiring = await shop.issue({ amountCents: 700, expiresOn: '2027-12-31T11:00:00.000Z' });
    // Midnight in Auckland: 31 December is the last day.
    const { text } = await shop.askBalance(await shop.visitor(), expiring.code);
    expect(text).toContain('December 31, 2027');
    accept(
      await shop.owner.client.send(giftCardsCalls.resend, {
        params: { id: expiring.id },
        body: { recipientEmail: 'expiring@example.com' },
      }),
    );
    expect((await shop.mailsTo('expiring@example.com'))[0]?.text).toContain('December 31, 2027');
  });

  it('[F14 (balance)] tells what is left, says the same of every wrong code, and reads no 11th of a minute', async () => {
    const { code, id } = await shop.issue({ amountCents: 1234 });
    const browser = await shop.visitor();
    expect((await browser.open('/gift-card/balance')).status).toBe(200);
    const right = await shop.askBalance(browser, code.toLowerCase());
    expect(right.status).toBe(200);
    expect(right.text).toContain('$12.34');
    for (let count = 0; count < 10; count += 1) {
      const wrong = await shop.askBalance(browser, `ABCD-EFGH-JKMN-PQR${count + 2}`.slice(0, 19));
      expect(wrong.status).toBe(422);
      expect(wrong.text).toContain('This code is not valid.');
    }
    const late = await shop.askBalance(browser, code);
    expect(late.status).toBe(429);
    expect(late.text).not.toContain('$12.34');
    shop.passMinute();
    accept(await shop.owner.client.send(giftCardsCalls.disable, { params: { id } }));
    expect((await shop.askBalance(browser, code)).text).toContain('This code is not valid.');
  });

  it('does not know the cards of another site', async () => {
    const other = await shop.app.addSite('elsewhere');
    const owner = await shop.app.signIn(other);
    const { code } = accept(
      await owner.client.send(giftCardsCalls.issue, {
        body: {
          amountCents: 1000,
          isTest: true,
          recipientName: '',
          recipientEmail: '',
          note: '',
          expiresOn: null,
        },
      }),
    );
    const browser = await shop.visitor();
    expect((await shop.askBalance(browser, code)).status).toBe(422);
  });
});
