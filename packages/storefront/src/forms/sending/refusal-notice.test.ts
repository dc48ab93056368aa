import { siteFormTextsIn } from '@sitewright/domain/forms';
import { expect, it } from 'vitest';
import { refusalNotice } from './refusal-notice.ts';

const texts = siteFormTextsIn('en');
const noticeOf = (status: number, message = 'The server says so.') =>
  refusalNotice({ status, message, code: 'x' }, texts);

it('[FORM-11 (rule)] a refusal is told by the text of its status, else by the server, else as unknown', () => {
  expect(noticeOf(401)).toBe('Unable to submit form. Please try again later.');
  expect(noticeOf(404)).toBe('This form has not been configured yet.');
  expect(noticeOf(429)).toBe(
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  );
  expect(noticeOf(500)).toBe('Unable to send form. Please try again later.');
  expect(noticeOf(400)).toBe('The server says so.');
  expect(noticeOf(400, '')).toBe('Unknown error, please try again later.');
  expect(noticeOf(0)).toBe('Unknown error, please try again later.');
});
