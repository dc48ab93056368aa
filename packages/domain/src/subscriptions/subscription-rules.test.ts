import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterFailure,
  afterManualFailure,
  afterPayment,
  allowedSubscriptionActions,
  cancelAtPeriodEnd,
  cancelNow,
  churnPercent,
  dueStep,
  hasEnded,
  keep,
  monthlyRevenue,
  pause,
  periodStart,
  resume,
  skipNext,
  type AppliedAction,
  type SubscriptionState,
} from './index.ts';

const DAY = 86_400_000;

const started = (
  numBillingCycles = 0,
  unit: 'WEEK' | 'MONTH' | 'YEAR' = 'MONTH',
  startedAt = new Date('2027-01-31T09:00:00Z'),
): SubscriptionState => {
  const anchor = {
    startedAt,
    timeZone: 'Europe/Berlin',
    plan: { billingPeriod: { value: 1, unit }, numBillingCycles },
  };
  return {
    ...anchor,
    status: 'ACTIVE',
    nextIndex: 1,
    paidPeriods: 1,
    nextAt: periodStart(anchor, 1),
    endReason: null,
    endedAt: null,
  };
};

const on = (day: string): Date => new Date(`${day}T12:00:00Z`);

describe('what happens to a subscription by itself', () => {
  it('[SUB-05 (rule)] is completed with the last of its payments', () => {
    const state = started(2);
    expect(dueStep(state, on('2027-02-27'))).toEqual({ kind: 'wait' });
    expect(dueStep(state, on('2027-02-28'))).toEqual({ kind: 'charge', index: 1, missed: [] });
    expect(afterPayment(state, on('2027-02-28'))).toMatchObject({
      status: 'COMPLETED',
      paidPeriods: 2,
      nextAt: null,
    });
  });

  it('[SUB-04 (rule)] after an outage only the present period is charged', () => {
    expect(dueStep(started(), on('2027-06-15'))).toEqual({ kind: 'charge', index: 4, missed: [1, 2, 3] });
  });

  it('[SUB-04 (rule)] a charge that fails is tried again after 5 and 10 days; the third failure ends it', () => {
    const state = started();
    const failed = (failures: number, failure = 'declined') =>
      afterFailure(state, { failure, failures, now: on('2027-03-01') });
    expect(failed(1)).toEqual({
      change: { status: 'PAST_DUE', nextAt: on('2027-03-06') },
      period: 'open',
    });
    expect(failed(2).change.status).toBe('PAST_DUE');
    expect(failed(3)).toMatchObject({
      change: { status: 'CANCELLED', endReason: 'failed-payments', nextAt: null },
      period: 'failed',
    });
    expect(failed(3, 'out-of-stock')).toMatchObject({
      change: { status: 'ACTIVE', nextIndex: 2 },
      period: 'skipped',
    });
  });

  it('[SUB-05 (rule)] ends with its period where that was asked for', () => {
    const state = { ...started(), ...cancelAtPeriodEnd('customer').change };
    expect(dueStep(state, on('2027-02-27'))).toEqual({ kind: 'wait' });
    expect(dueStep(state, on('2027-03-01'))).toMatchObject({
      kind: 'end',
      change: { status: 'CANCELLED', endReason: 'customer' },
    });
  });
});

describe('what people do to a subscription', () => {
  it('[SUB-05 (rule)] a pause charges nothing, and the next period after it is charged on its day', () => {
    const paused = { ...started(), ...pause().change };
    expect(dueStep(paused, on('2028-01-01'))).toEqual({ kind: 'wait' });
    expect(resume(paused, on('2027-04-15'))).toEqual({
      change: { status: 'ACTIVE', nextIndex: 3, nextAt: new Date('2027-04-30T08:00:00Z') },
      skipped: { indexes: [1, 2], reason: 'paused' },
    });
  });

  it('[SUB-05 (rule)] what has ended stays ended', () => {
    for (const status of ['CANCELLED', 'COMPLETED'] as const)
      expect(allowedSubscriptionActions({ status, isDemo: false })).toEqual([]);
    const cancelled = { ...started(), ...cancelNow('owner', on('2027-02-01')).change };
    expect(dueStep(cancelled, on('2029-01-01'))).toEqual({ kind: 'wait' });
    // A charge was under way.
    expect(afterPayment(cancelled, on('2027-03-01'))).toEqual({ paidPeriods: 2, nextIndex: 2 });
  });
});

describe('figures', () => {
  it('bring all periods to a month', () => {
    expect(
      monthlyRevenue([
        { currency: 'USD', value: 1, unit: 'MONTH', cents: 1000 },
        { currency: 'USD', value: 1, unit: 'YEAR', cents: 12_000 },
        { currency: 'EUR', value: 2, unit: 'WEEK', cents: 1200 },
      ]),
    ).toEqual([
      { currency: 'EUR', cents: 2600 },
      { currency: 'USD', cents: 2000 },
    ]);
    expect(churnPercent({ atBeginning: 0, ended: 0 })).toBeNull();
    expect(churnPercent({ atBeginning: 3, ended: 1 })).toBe(33.3);
  });
});

const events = ['due', 'pay', 'decline', 'shortage', 'jump', 'leap', 'pause', 'resume', 'skip'] as const;
const more = ['cancel', 'cancel-at-period-end', 'keep', 'retry'] as const;

/** Periods as the tables store them: one row an index, which is never written again once it is final. */
class Walk {
  state: SubscriptionState;
  now: Date;
  readonly periods = new Map<number, string>([[0, 'paid']]);
  readonly charges: number[] = [];
  failures = 0;
  isUnderWay = false;
  isManual = false;

  constructor(cycles: number, unit: 'WEEK' | 'MONTH' | 'YEAR') {
    this.state = started(cycles, unit);
    this.now = this.state.startedAt;
  }

  set(index: number, state: string): void {
    const before = this.periods.get(index);
    if (before !== undefined && before !== 'open') throw new Error(`${index} was ${before}, now ${state}`);
    this.periods.set(index, state);
  }

  do(event: (typeof events)[number] | (typeof more)[number]): void {
    switch (event) {
      case 'jump':
        this.now = new Date(this.now.getTime() + 3 * DAY);
        return;
      case 'leap':
        this.now = new Date(this.now.getTime() + 100 * DAY);
        return;
      case 'due':
        return this.due();
      case 'pay':
      case 'decline':
      case 'shortage':
        return this.answer(event);
      default:
        return this.act(event);
    }
  }

  due(): void {
    const step = dueStep(this.state, this.now);
    if (this.isUnderWay || step.kind === 'wait') return;
    if (step.kind === 'end') {
      this.state = { ...this.state, ...step.change };
      return;
    }
    for (const index of step.missed) this.set(index, 'skipped');
    this.set(step.index, 'open');
    if (step.index !== this.state.nextIndex) this.failures = 0;
    this.state = { ...this.state, nextIndex: step.index };
    this.isUnderWay = true;
    this.isManual = false;
  }

  answer(event: 'pay' | 'decline' | 'shortage'): void {
    if (!this.isUnderWay) return;
    this.isUnderWay = false;
    const { nextIndex } = this.state;
    if (event === 'pay') {
      this.charges.push(nextIndex);
      this.set(nextIndex, 'paid');
      this.failures = 0;
      this.state = { ...this.state, ...afterPayment(this.state, this.now) };
      return;
    }
    if (!this.isManual) this.failures += 1;
    const failure = event === 'decline' ? 'declined' : 'out-of-stock';
    const effect = this.isManual
      ? afterManualFailure(this.state)
      : afterFailure(this.state, { failure, failures: this.failures, now: this.now });
    this.set(nextIndex, effect.period);
    if (effect.period !== 'open') this.failures = 0;
    this.state = { ...this.state, ...effect.change };
  }

  act(event: 'pause' | 'resume' | 'skip' | (typeof more)[number]): void {
    if (!allowedSubscriptionActions({ ...this.state, isDemo: false }).includes(event)) return;
    if (this.isUnderWay && event !== 'cancel') return;
    if (event === 'retry') {
      this.set(this.state.nextIndex, 'open');
      this.isUnderWay = true;
      this.isManual = true;
      return;
    }
    const applied: Record<typeof event, () => AppliedAction> = {
      pause,
      resume: () => resume(this.state, this.now),
      skip: () => skipNext(this.state, 'customer'),
      cancel: () => cancelNow('customer', this.now),
      'cancel-at-period-end': () => cancelAtPeriodEnd('customer'),
      keep,
    };
    const { change, skipped, givesUp = false } = applied[event]();
    for (const index of skipped?.indexes ?? []) this.set(index, 'skipped');
    if (skipped) this.failures = 0;
    if (givesUp && !this.isUnderWay && this.periods.get(this.state.nextIndex) === 'open')
      this.set(this.state.nextIndex, 'failed');
    this.state = { ...this.state, ...change };
  }
}

it('[F18 (rule)] whatever happens, a period is charged once at most and ends as paid, failed or skipped', () => {
  const event = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...events) },
    { weight: 1, arbitrary: fc.constantFrom(...more) },
  );
  const unit = fc.constantFrom('WEEK' as const, 'MONTH' as const, 'YEAR' as const);
  fc.assert(
    fc.property(fc.nat(4), unit, fc.array(event, { maxLength: 120 }), (cycles, of, all) => {
      const walk = new Walk(cycles, of);
      for (const each of all) walk.do(each);
      expect(new Set(walk.charges).size).toBe(walk.charges.length);
      if (walk.isUnderWay) walk.do('decline');
      const { state, periods } = walk;
      // Periods follow each other without a gap, and only the one that is past due is open.
      expect([...periods.keys()]).toEqual([...periods.keys()].map((_, index) => index));
      const open = [...periods].filter(([, each]) => each === 'open').map(([index]) => index);
      expect(open).toEqual(state.status === 'PAST_DUE' ? [state.nextIndex] : []);
      expect([...periods.values()].filter((each) => each === 'paid')).toHaveLength(state.paidPeriods);
      if (cycles > 1) expect(state.paidPeriods).toBeLessThanOrEqual(cycles);
      expect(state.nextAt === null).toBe(hasEnded(state.status) || state.status === 'PAUSED');
    }),
    { numRuns: 500 },
  );
});
