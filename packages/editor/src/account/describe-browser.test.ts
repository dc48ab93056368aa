import { describe, expect, it } from 'vitest';
import { describeBrowser } from './describe-browser.ts';

describe('the name of a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      'Chrome on Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (Linux; Android 15; Pixel) Gecko/140.0 Firefox/140.0', 'Firefox on Android'],
    ['curl/8.5.0', 'Unknown browser'],
  ])('%s is %s', (userAgent, name) => {
    expect(describeBrowser(userAgent)).toBe(name);
  });
});
