import { expect, it } from 'vitest';
import { canSend, type SignUpGroup } from './restock-texts.ts';

const group: SignUpGroup = {
  productId: 'p',
  variantId: 'v',
  title: 'Print',
  variant: '',
  sku: '',
  path: '',
  isSold: true,
  stock: 3,
  waitingCount: 1,
  demoCount: 0,
  mailingListCount: 0,
  lastSignUpOn: null,
  lastSentOn: null,
  notifiedCount: 0,
  sending: null,
};

it('nothing can be sent where only sign-ups of the sample data wait', () => {
  expect(canSend(group)).toBe(true);
  expect(canSend({ ...group, waitingCount: 0, demoCount: 2 })).toBe(false);
});
