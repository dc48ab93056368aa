import { expect, it } from 'vitest';
import { orderAnswersOf } from './checkout-form.ts';

it('[FORM-12 (order)] an order tells that a password was given, and neither the password nor its mask', () => {
  const form = {
    name: 'Questions',
    fields: [
      { id: 'a', type: 'text' as const, title: 'Engraving' },
      { id: 'b', type: 'password' as const, title: 'Door code' },
    ],
  };
  expect(orderAnswersOf(form, { a: 'For Ada', b: '4711' }, 'en-US')).toEqual([
    { title: 'Engraving', value: 'For Ada' },
    { title: 'Door code', value: 'Hidden' },
  ]);
});
