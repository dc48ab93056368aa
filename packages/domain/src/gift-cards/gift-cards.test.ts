import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyGiftCards,
  foldGiftCardCode,
  formatGiftCardCode,
  giftCardStatus,
  isGiftCardCode,
  splitRefund,
} from './index.ts';

const cents = fc.integer({ min: 0, max: 1_000_000_000_000 });
const card = (balanceCents: number, id = 'a') => ({ id, lastFour: 'WXYZ', balanceCents });
const sum = (parts: readonly { readonly amountCents: number }[]): number =>
  parts.reduce((total, { amountCents }) => total + amountCents, 0);

describe('the code of a gift card', () => {
  it('is the same in any spelling', () => {
    expect(foldGiftCardCode(' abcd efgh-JKMN–pqrs ')).toBe('ABCDEFGHJKMNPQRS');
    expect(formatGiftCardCode('ABCDEFGHJKMNPQRS')).toBe('ABCD-EFGH-JKMN-PQRS');
  });

  it('has 16 signs, and none that looks like another', () => {
    expect(isGiftCardCode('ABCDEFGHJKMNPQRS')).toBe(true);
    for (const other of ['ABCDEFGHJKMNPQR', 'ABCDEFGHJKMNPQR0', 'ABCDEFGHJKMNPQRI', 'ABCDEFGHJKMNPQRST'])
      expect(isGiftCardCode(other)).toBe(false);
  });
});

describe('gift cards of an order', () => {
  it('pay no more than is on them and than it costs, and leave nothing or enough for a gateway', () => {
    fc.assert(
      fc.property(
        fc.array(cents, { maxLength: 10 }),
        cents,
        fc.integer({ min: 0, max: 20_000 }),
        fc.nat({ max: 100 }),
        (balances, totalCents, minimumCents, percent) => {
          const payableCents = Math.floor((totalCents * percent) / 100);
          const cards = balances.map((balance, place) => card(balance, String(place)));
          const shares = applyGiftCards(cards, { totalCents, payableCents, minimumCents });
          for (const [place, { amountCents }] of shares.entries()) {
            expect(amountCents).toBeGreaterThanOrEqual(0);
            expect(amountCents).toBeLessThanOrEqual(balances[place] ?? 0);
          }
          expect(sum(shares)).toBeLessThanOrEqual(payableCents);
          const due = totalCents - sum(shares);
          expect(due === 0 || due >= Math.min(minimumCents, totalCents)).toBe(true);
        },
      ),
    );
  });

  it('do not pay for other gift cards', () => {
    const shares = applyGiftCards([card(9000)], { totalCents: 6500, payableCents: 1500, minimumCents: 50 });
    expect(sum(shares)).toBe(1500);
  });
});

describe('a refund of an order that gift cards paid in part', () => {
  it('gives back all of it, and to none more than it gave', () => {
    fc.assert(
      fc.property(
        cents,
        fc.array(fc.tuple(cents, fc.nat({ max: 100 })), { maxLength: 5 }),
        fc.nat({ max: 120 }),
        fc.option(cents, { nil: undefined }),
        (gatewayCents, paid, percent, wanted) => {
          const cards = paid.map(([amountCents, part], place) => ({
            id: String(place),
            amountCents,
            refundedCents: Math.floor((amountCents * part) / 100),
          }));
          const left = cards.map((each) => each.amountCents - each.refundedCents);
          const whole = gatewayCents + left.reduce((total, each) => total + each, 0);
          const amountCents = Math.floor((whole * percent) / 100);
          const split = splitRefund({ gatewayCents, cards }, amountCents, wanted);
          if (wanted === undefined) expect(split !== undefined).toBe(amountCents <= whole);
          if (!split) return;
          expect(split.gatewayCents + sum(split.cards)).toBe(amountCents);
          expect(split.gatewayCents).toBeGreaterThanOrEqual(0);
          expect(split.gatewayCents).toBeLessThanOrEqual(gatewayCents);
          for (const part of split.cards)
            expect(part.amountCents).toBeLessThanOrEqual(left[Number(part.id)] ?? 0);
        },
      ),
    );
  });
});

describe('the status of a gift card', () => {
  const now = new Date(1000);
  it.each([
    ['active', { balanceCents: 1, expiresAt: null, disabledAt: null }],
    ['active', { balanceCents: 1, expiresAt: new Date(1001), disabledAt: null }],
    ['expired', { balanceCents: 1, expiresAt: new Date(1000), disabledAt: null }],
    ['empty', { balanceCents: 0, expiresAt: null, disabledAt: null }],
    ['disabled', { balanceCents: 1, expiresAt: null, disabledAt: new Date(1) }],
  ])('is %s', (status, situation) => {
    expect(giftCardStatus(situation, now)).toBe(status);
  });
});
