import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { describe, expect, it } from 'vitest';
import { accept, createTestDatabase, startTestApp } from '../testing/index.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('shop');
const owner = await app.signIn(site);
const other = await app.signIn(await app.addSite('other-shop'));

const blank = {
  amountCents: 5000,
  isTest: false,
  recipientName: '',
  recipientEmail: '',
  note: '',
  expiresOn: null,
};

const issue = (fields: object = {}) =>
  owner.client.send(giftCardsCalls.issue, { body: { ...blank, ...fields } });
const read = async (id: string) => accept(await owner.client.send(giftCardsCalls.read, { params: { id } }));
const adjust = (id: string, changeCents: number, note = 'Changed by hand') =>
  owner.client.send(giftCardsCalls.adjust, { params: { id }, body: { changeCents, note } });
const disable = (id: string) => owner.client.send(giftCardsCalls.disable, { params: { id } });
const list = async (query: object = {}) => accept(await owner.client.send(giftCardsCalls.list, { query }));

describe('[GIFT-03 (calls)] gift cards', () => {
  it('are issued with an amount, a recipient and a note, and listed with the end of their code', async () => {
    const issued = accept(
      await issue({ recipientName: ' Ines ', recipientEmail: ' ines@example.com ', note: 'Birthday' }),
    );
    expect(issued.code).toMatch(/^([A-HJKMNP-Z2-9]{4}-){3}[A-HJKMNP-Z2-9]{4}$/);
    const { code, ...card } = issued;
    expect(card).toMatchObject({
      lastFour: code.slice(-4),
      balanceCents: 5000,
      issuedCents: 5000,
      status: 'active',
      currency: 'USD',
      recipientName: 'Ines',
      recipientEmail: 'ines@example.com',
      note: 'Birthday',
      expiresOn: null,
      entries: [{ kind: 'issued', amountCents: 5000, order: null }],
    });
    expect(await read(card.id)).toEqual(card);
    const { giftCards } = await list({ search: 'INES@' });
    expect(giftCards.map(({ id }) => id)).toEqual([card.id]);
    expect((await list({ search: 'nobody' })).giftCards).toEqual([]);
  });

  it('[F14 (stored hashed)] keep no code, in the database or in the activity log', async () => {
    const { code } = accept(await issue());
    const plain = code.replaceAll('-', '');
    for (const table of ['gift_cards', 'gift_card_entries', 'activity']) {
      const { rows } = await pool.query(`select t::text as row from ${table} t`);
      for (const { row } of rows) expect(row.includes(plain) || row.includes(code)).toBe(false);
    }
  });

  it('never have the same code', async () => {
    const codes = new Set<string>();
    for (let count = 0; count < 30; count += 1) codes.add(accept(await issue()).code);
    expect(codes.size).toBe(30);
  });

  it('are changed by hand, with a note, and never below nothing', async () => {
    const { id } = accept(await issue());
    const taken = accept(await adjust(id, -2000, 'Used in the shop'));
    expect(taken).toMatchObject({
      balanceCents: 3000,
      entries: [
        { kind: 'adjusted', amountCents: -2000, note: 'Used in the shop' },
        { kind: 'issued', amountCents: 5000 },
      ],
    });
    expect(await adjust(id, 0)).toMatchObject({ refusal: { code: 'gift-card-change-missing' } });
    expect(await adjust(id, -3001)).toMatchObject({ refusal: { code: 'gift-card-balance-too-low' } });
    expect(accept(await adjust(id, -3000))).toMatchObject({ balanceCents: 0, status: 'empty' });
  });

  it('taken from by many at once lose no more than is on them', async () => {
    const { id } = accept(await issue({ amountCents: 1000 }));
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => adjust(id, -300)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    const { balanceCents, entries } = await read(id);
    expect(balanceCents).toBe(100);
    expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(100);
  });

  it('once disabled stay so', async () => {
    const { id } = accept(await issue());
    expect(accept(await disable(id))).toMatchObject({ status: 'disabled', balanceCents: 5000 });
    expect(await disable(id)).toMatchObject({ refusal: { code: 'gift-card-disabled' } });
    expect(await adjust(id, 1)).toMatchObject({ refusal: { code: 'gift-card-disabled' } });
    const { giftCards } = await list({ status: 'disabled' });
    expect(giftCards.map((card) => card.id)).toEqual([id]);
  });

  it('expire where the owner wants it', async () => {
    const soon = new Date(app.clock.now.getTime() + 1000).toISOString();
    const { id, status } = accept(await issue({ expiresOn: soon }));
    expect(status).toBe('active');
    app.clock.now = new Date(soon);
    expect((await read(id)).status).toBe('expired');
    expect((await list({ status: 'expired' })).giftCards.map((card) => card.id)).toEqual([id]);
  });

  it.each(['tomorrow', '2027-02-31T00:00:00Z', '2027-01-01'])('do not expire on %j', async (expiresOn) => {
    expect(await issue({ expiresOn })).toMatchObject({ refusal: { code: 'bad-request' } });
  });

  it('name what is wrong with a new one', async () => {
    const expiresOn = app.clock.now.toISOString();
    const outcome = await issue({ amountCents: 0, recipientEmail: 'nobody', expiresOn });
    expect(outcome).toMatchObject({
      refusal: {
        code: 'gift-card-invalid',
        errors: {
          amountCents: 'Enter an amount above 0.',
          recipientEmail: 'Enter an email address, such as name@example.com.',
          expiresOn: 'Choose a day in the future.',
        },
      },
    });
  });

  it('of another site are not found', async () => {
    const { id } = accept(await issue());
    expect(await other.client.send(giftCardsCalls.read, { params: { id } })).toMatchObject({
      refusal: { code: 'not-found' },
    });
    expect(accept(await other.client.send(giftCardsCalls.list, { query: {} })).giftCards).toEqual([]);
  });
});
