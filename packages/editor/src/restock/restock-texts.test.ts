import { expect, it } from 'vitest';
import { canSend, noticeText, nothingToSendText, type SignUpGroup } from './restock-texts.ts';

const group: SignUpGroup = {
  isAutomatic: true,
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

it.each([
  [{ stock: 0 }, 'By itself, when stock returns'],
  [{}, 'By itself when more stock returns, or when you press Send'],
  [{ isAutomatic: false }, 'Only when you press Send'],
  [{ isSold: false }, 'No email: not sold any more'],
  [{ waitingCount: 0, demoCount: 2 }, 'Demo people get no email'],
  [{ waitingCount: 0 }, ''],
])('a variant says when its emails go out: %j', (fields, text) => {
  expect(noticeText({ ...group, ...fields })).toBe(text);
});

it('says why nothing can be sent', () => {
  expect(nothingToSendText([group, { ...group, stock: 0 }])).toBe('');
  expect(nothingToSendText([{ ...group, stock: 0 }])).toBe(
    'Nothing to send: what people wait for is not in stock.',
  );
  expect(nothingToSendText([{ ...group, waitingCount: 0 }])).toBe('Nothing to send: nobody is waiting.');
  expect(nothingToSendText([{ ...group, sending: { sent: 1, total: 2 } }])).toBe(
    'The emails are being sent.',
  );
  expect(nothingToSendText([])).toBe('');
});
