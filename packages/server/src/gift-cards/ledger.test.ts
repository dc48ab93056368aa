import fc from 'fast-check';
import type { Site } from '@sitewright/domain/sites';
import { expect, it } from 'vitest';
import { inTransaction } from '../database/index.ts';
import { newId } from '../ids/index.ts';
import { createTestDatabase, startTestApp } from '../testing/index.ts';
import {
  redeemGiftCards,
  refundToGiftCards,
  regainGiftCards,
  releaseGiftCards,
  lockGiftCards,
} from './index.ts';
import { findGiftCard, insertEntry, insertGiftCard } from './gift-cards-store.ts';

const { database, pool } = await createTestDatabase();
const app = await startTestApp(database);
const { id: websiteId } = await app.addSite('shop');
const now = new Date('2026-11-17T00:00:00Z');

const issue = async (amountCents: number): Promise<string> => {
  const giftCardId = newId();
  await insertGiftCard(database, {
    websiteId,
    giftCardId,
    codeHash: giftCardId,
    lastFour: 'WXYZ',
    currency: 'EUR',
    isTest: false,
    issuedCents: amountCents,
    recipientName: '',
    recipientEmail: '',
    note: '',
    madeBy: '',
    createdAt: now,
  });
  await insertEntry(database, { websiteId, giftCardId, kind: 'issued', amountCents, now });
  return giftCardId;
};

/** As a payment does it: nothing is taken that is not there. */
const redeem = (id: string, paymentId: string, amountCents: number): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    await lockGiftCards(transaction, websiteId, [id]);
    const card = await findGiftCard(transaction, { websiteId, giftCardId: id });
    if ((card?.balanceCents ?? 0) < amountCents) return false;
    await redeemGiftCards(transaction, { websiteId, paymentId }, { redemptions: [{ id, amountCents }], now });
    return true;
  });

const ledgerOf = async (id: string): Promise<{ balance: number; sum: number; lowest: number }> => {
  const { rows } = await pool.query(
    `select balance_cents::float8 as balance, (select sum(amount_cents)::float8 from gift_card_entries e
       where e.website_id = g.website_id and e.gift_card_id = g.gift_card_id) as sum,
     (select min(running)::float8 from (select sum(amount_cents) over (order by entry_id) as running
       from gift_card_entries e where e.website_id = g.website_id and e.gift_card_id = g.gift_card_id) r) as lowest
     from gift_cards g where website_id = $1 and gift_card_id = $2`,
    [websiteId, id],
  );
  return rows[0];
};

const buyer = {
  site: { id: websiteId } as Site,
  secret: '',
  publicOrigin: '',
  email: '',
  language: '',
};

it('[F13 (ledger)] whatever payments do at once, a balance is the sum of its entries and never below nothing', async () => {
  const step = fc.record({
    amount: fc.integer({ min: 1, max: 600 }),
    end: fc.constantFrom('order', 'release', 'release twice', 'late success', 'refund'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 1000 }),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      async (amountCents, steps) => {
        const id = await issue(amountCents);
        let spent = 0;
        await Promise.all(
          steps.map(async ({ amount, end }) => {
            const paymentId = newId();
            const payment = { websiteId, paymentId };
            if (!(await redeem(id, paymentId, amount))) return;
            const release = () =>
              inTransaction(database, (transaction) => releaseGiftCards(transaction, payment, now));
            if (end.startsWith('release') || end === 'late success') await release();
            if (end === 'release twice') await release();
            const redemptions = [{ id, amountCents: amount }];
            const isRegained =
              end === 'late success' &&
              (await inTransaction(database, (transaction) =>
                regainGiftCards(transaction, payment, { redemptions, now }),
              ));
            if (end === 'refund')
              await inTransaction(database, (transaction) =>
                refundToGiftCards(transaction, {
                  websiteId,
                  refundId: newId(),
                  parts: redemptions,
                  madeBy: '',
                  buyer,
                  now,
                }),
              );
            if (end === 'order' || isRegained) spent += amount;
          }),
        );
        const { balance, sum, lowest } = await ledgerOf(id);
        expect(balance).toBe(sum);
        expect(balance).toBe(amountCents - spent);
        expect(lowest).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 25 },
  );
});

it('the database refuses a balance below nothing', async () => {
  const giftCardId = await issue(100);
  await expect(
    insertEntry(database, { websiteId, giftCardId, kind: 'adjusted', amountCents: -101, now }),
  ).rejects.toThrow();
  expect(await ledgerOf(giftCardId)).toEqual({ balance: 100, sum: 100, lowest: 100 });
});
