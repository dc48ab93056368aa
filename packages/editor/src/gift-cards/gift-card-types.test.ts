import { expect, it } from 'vitest';
import { spendableCents } from './gift-card-types.ts';

it('nothing can be spent of a card that is void or expired, whatever is left on it', () => {
  expect(spendableCents({ status: 'disabled', balanceCents: 5000 })).toBe(0);
  expect(spendableCents({ status: 'expired', balanceCents: 5000 })).toBe(0);
  expect(spendableCents({ status: 'active', balanceCents: 5000 })).toBe(5000);
  expect(spendableCents({ status: 'scheduled', balanceCents: 5000 })).toBe(5000);
});
