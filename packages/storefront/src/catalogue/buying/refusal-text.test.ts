import { expect, it } from 'vitest';
import { refusalText } from './refusal-text.ts';

const crumb = { code: 'crumb-failed', status: 400, message: 'The server’s own words.' };

it('[BTN-13] tells about a refused crumb by whether there are cookies', () => {
  expect(refusalText(crumb, true)).toBe('Your session has expired. Please reload the page and try again.');
  expect(refusalText(crumb, false)).toBe(
    'Please enable cookies in your browser, reload the page, and try again.',
  );
});

it('[BTN-13] asks for patience after too many calls, and else says what the server said', () => {
  const busy = { code: 'too-many-requests', status: 429, message: 'Bitte warten.' };
  expect(refusalText(busy, true)).toBe('Please try again in a few seconds.');
  expect(refusalText({ code: 'not-enough-stock', status: 409, message: 'Gone.' }, true)).toBe('Gone.');
});
