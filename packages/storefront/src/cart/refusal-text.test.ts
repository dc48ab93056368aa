import { afterEach, expect, it, vi } from 'vitest';
import { refusalText } from './refusal-text.ts';

afterEach(() => vi.unstubAllGlobals());

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

it('[BTN-13] sends the shopper to the cart when no answer came: it may have been added all the same', () => {
  const late = { code: 'no-answer', status: 0, message: 'There was no answer in time.' };
  expect(refusalText(late, true)).toBe(
    'There was no answer in time. Please check your cart before you try again.',
  );
});

it('[BTN-13 FMT-11] tells in the language of the store that nobody answered', () => {
  const shopTexts = { noAnswer: 'Es kam keine Antwort.', noConnection: 'Keine Verbindung' };
  const refused = (code: string) => refusalText({ code, status: 0, message: 'Network error' }, true);
  expect(refused('network')).toBe('Network error');
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { shopTexts } });
  expect(refused('network')).toBe('Keine Verbindung');
  expect(refused('no-answer')).toBe('Es kam keine Antwort.');
});

it('[BTN-13 FMT-11] tells in the language of the store that the server itself failed', () => {
  const away = { code: 'unavailable', status: 503, message: 'The service is not available.' };
  expect(refusalText(away, true)).toBe('The service is not available.');
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: { shopTexts: { unavailable: 'Gerade geht es nicht.' } } });
  expect(refusalText(away, true)).toBe('Gerade geht es nicht.');
});
