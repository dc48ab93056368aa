import { describe, expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

describe('the text of an email', () => {
  it('has its addresses told apart, without the full stop after them', () => {
    expect(splitLinks('Open http://a.test/x?token=1 (or https://b.test).')).toEqual([
      { text: 'Open ', isLink: false, at: 0 },
      { text: 'http://a.test/x?token=1', isLink: true, at: 5 },
      { text: ' (or ', isLink: false, at: 28 },
      { text: 'https://b.test', isLink: true, at: 33 },
      { text: ').', isLink: false, at: 47 },
    ]);
  });

  it('makes no link of anything but web addresses', () => {
    expect(splitLinks('javascript:alert(1)')).toEqual([
      { text: 'javascript:alert(1)', isLink: false, at: 0 },
    ]);
  });
});
