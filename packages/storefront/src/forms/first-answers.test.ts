import type { FormField } from '@sitewright/domain/forms';
import { expect, it } from 'vitest';
import { firstAnswers } from './first-answers.ts';

const hidden: FormField = { id: 'a', type: 'hidden', title: 'campaign', value: 'none' };
const text: FormField = { id: 'b', type: 'text', title: 'Dedication' };

it('[FORM-01] takes the value of a hidden field from the page’s address by its name', () => {
  expect(firstAnswers([hidden], new URLSearchParams('campaign=spring'))).toEqual({ a: 'spring' });
  expect(firstAnswers([{ ...hidden, key: 'from' }], new URLSearchParams('from=letter'))).toEqual({
    a: 'letter',
  });
  expect(firstAnswers([hidden], new URLSearchParams())).toEqual({ a: 'none' });
});

it('begins with what was answered before', () => {
  const earlier = { a: 'spring', b: 'For Ines', gone: 'no field of this form' };
  expect(firstAnswers([hidden, text], new URLSearchParams('campaign=autumn'), earlier)).toEqual({
    a: 'spring',
    b: 'For Ines',
  });
});
