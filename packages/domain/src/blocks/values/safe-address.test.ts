import { describe, expect, it } from 'vitest';
import { isSafeAddress } from '../index.ts';

describe('an address that a link leads to', () => {
  it.each([
    '/shop',
    '#top',
    '?tag=a:b',
    'shop/a:b',
    'https://example.com',
    'HTTP://a',
    'mailto:a@b.c',
    'tel:+49',
    '',
  ])('%j is fine', (address) => expect(isSafeAddress(address)).toBe(true));

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:x',
    'file:///etc/passwd',
  ])('[F23] %j is refused', (address) => expect(isSafeAddress(address)).toBe(false));
});
