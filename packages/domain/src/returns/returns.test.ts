import { describe, expect, it } from 'vitest';
import { defaultReturnSettings } from '../store/index.ts';
import {
  actionsOn,
  firstState,
  isPossibleReturn,
  isReturnOpen,
  returnableLines,
  type ReturnableOrder,
  type ReturnTimes,
} from './index.ts';

const PHYSICAL = 1;
const DIGITAL = 2;
const GIFT_CARD = 4;

const line = (id: string, fields: object = {}) => ({
  id,
  productType: PHYSICAL,
  quantity: 3,
  fulfilledQuantity: 2,
  refundedQuantity: 0,
  ...fields,
});

const order = (fields: Partial<ReturnableOrder> = {}): ReturnableOrder => ({
  lines: [line('a')],
  returns: [],
  ...fields,
});

describe('what can be returned', () => {
  it('is what was sent, less what is on its way back or came back', () => {
    expect(returnableLines('return', order())).toEqual([{ lineId: 'a', quantity: 2 }]);
    const asked = (state: 'requested' | 'declined' | 'received') =>
      returnableLines('return', order({ returns: [{ state, lines: [{ lineId: 'a', quantity: 1 }] }] }));
    expect(asked('requested')).toEqual([{ lineId: 'a', quantity: 1 }]);
    expect(asked('received')).toEqual([{ lineId: 'a', quantity: 1 }]);
    expect(asked('declined')).toEqual([{ lineId: 'a', quantity: 2 }]);
  });

  it('does not count a piece twice that was received and refunded', () => {
    const returns = [{ state: 'received' as const, lines: [{ lineId: 'a', quantity: 1 }] }];
    const lines = [line('a', { fulfilledQuantity: 3, refundedQuantity: 1 })];
    expect(returnableLines('return', order({ lines, returns }))).toEqual([{ lineId: 'a', quantity: 2 }]);
  });

  it('holds no pieces that were refunded without a return', () => {
    const lines = [line('a', { refundedQuantity: 2 })];
    expect(returnableLines('return', order({ lines }))).toEqual([{ lineId: 'a', quantity: 1 }]);
  });

  it('has neither downloads nor what is not sent yet, but a withdrawal has both', () => {
    const lines = [
      line('a', { fulfilledQuantity: 0 }),
      line('b', { productType: DIGITAL, quantity: 1, fulfilledQuantity: 1 }),
    ];
    expect(returnableLines('return', order({ lines }))).toEqual([]);
    expect(returnableLines('withdrawal', order({ lines }))).toEqual([
      { lineId: 'a', quantity: 3 },
      { lineId: 'b', quantity: 1 },
    ]);
  });

  it('has no downloads where the right was waived, but everything else', () => {
    const lines = [
      line('a'),
      line('b', { productType: DIGITAL, quantity: 1 }),
      line('c', { productType: GIFT_CARD, quantity: 1 }),
    ];
    expect(returnableLines('withdrawal', order({ lines, isWithdrawalWaived: true }))).toEqual([
      { lineId: 'a', quantity: 3 },
      { lineId: 'c', quantity: 1 },
    ]);
  });

  it('is asked for by whole pieces, each line once', () => {
    const returnable = [{ lineId: 'a', quantity: 2 }];
    expect(isPossibleReturn(returnable, [{ lineId: 'a', quantity: 2 }])).toBe(true);
    expect(isPossibleReturn(returnable, [])).toBe(false);
    for (const quantity of [0, 3, 1.5, -1, Number.NaN])
      expect(isPossibleReturn(returnable, [{ lineId: 'a', quantity }]), String(quantity)).toBe(false);
    expect(isPossibleReturn(returnable, [{ lineId: 'b', quantity: 1 }])).toBe(false);
    const twice = [1, 1].map((quantity) => ({ lineId: 'a', quantity }));
    expect(isPossibleReturn(returnable, twice)).toBe(false);
  });
});

const sentAt = new Date('2026-06-01T12:00:00Z');
const after = (days: number): Date => new Date(sentAt.getTime() + days * 86_400_000);

const times = (fields: Partial<ReturnTimes> = {}): ReturnTimes => ({
  placedAt: sentAt,
  sentAt,
  fulfilmentState: 'fulfilled',
  paymentState: 'paid',
  isDigital: false,
  isInEea: true,
  ...fields,
});

const isOpen = (kind: 'return' | 'withdrawal', given: ReturnTimes, now: Date, settings = {}) =>
  isReturnOpen(kind, given, { settings: { ...defaultReturnSettings, ...settings }, now });

describe('the time for it', () => {
  it('of a return begins with the parcel and lasts for the days of the store', () => {
    expect(isOpen('return', times(), after(29.9))).toBe(true);
    expect(isOpen('return', times(), after(30))).toBe(false);
    expect(isOpen('return', times(), after(5), { windowDays: 0 })).toBe(false);
    expect(isOpen('return', times({ sentAt: null }), after(1))).toBe(false);
    expect(isOpen('return', times({ fulfilmentState: 'cancelled' }), after(1))).toBe(false);
  });

  it('of a withdrawal is fourteen days after a week for the parcel, in the European Economic Area', () => {
    expect(isOpen('withdrawal', times(), after(20.9))).toBe(true);
    expect(isOpen('withdrawal', times(), after(21))).toBe(false);
    expect(isOpen('withdrawal', times({ isInEea: false }), after(1))).toBe(false);
    expect(isOpen('withdrawal', times(), after(1), { offersWithdrawal: false })).toBe(false);
    expect(isOpen('withdrawal', times({ sentAt: null, fulfilmentState: 'pending' }), after(40))).toBe(true);
  });

  it('of downloads alone counts from the order', () => {
    const digital = times({ sentAt: null, isDigital: true });
    expect(isOpen('withdrawal', digital, after(13.9))).toBe(true);
    expect(isOpen('withdrawal', digital, after(14))).toBe(false);
  });
});

describe('the states', () => {
  it('of a return are answered by the owner, those of a withdrawal need no answer', () => {
    expect(actionsOn(firstState('return'))).toEqual(['accept', 'decline']);
    expect(actionsOn(firstState('withdrawal'))).toEqual(['receive']);
    expect(actionsOn('declined')).toEqual([]);
    expect(actionsOn('received')).toEqual([]);
  });
});
