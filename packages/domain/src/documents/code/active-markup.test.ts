import { expect, it } from 'vitest';
import { hasActiveMarkup } from '../index.ts';

it.each([
  'Plain words',
  'a < b > c, <3, <- and 1<2',
  'Tea <em>and</em> <strong class="x">cake</strong><br/>',
  '<p>Read <a href="/more" target="_blank">more</a></p>',
  '<img src="https://example.com/a.png" alt="">',
  '&lt;script&gt;',
])('%j is text', (text) => expect(hasActiveMarkup(text)).toBe(false));

it.each([
  '<script>x()</script>',
  '<script src=//evil.example/x.js ',
  '<ScRiPt/src="x">',
  '<img src=x onerror=x()>',
  '<img src="https://a.example/x" onerror="x()">',
  '<a href="javascript:x()">x</a>',
  '<a href="java\tscript:x()">x</a>',
  '<a href=/x>x</a>',
  '<b',
  '<em class="',
  '</script',
  '<!-- ',
  '<!doctype html>',
  '<?xml ',
  '<svg onload=x()>',
  '<iframe src="/config"></iframe>',
  '<form action="https://evil.example">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="/">',
  '<style>*{display:none}</style>',
  '<b style="position:fixed">',
  '<custom-element>',
])('%j is more than text', (text) => expect(hasActiveMarkup(text)).toBe(true));
