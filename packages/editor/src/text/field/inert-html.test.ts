// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { parseInertHtml } from './inert-html.ts';

const read = (html: string): string => {
  const holder = document.createElement('div');
  holder.append(...parseInertHtml(html));
  return holder.innerHTML;
};

describe('[F23] stored HTML in a field of the settings', () => {
  it('keeps text, marks and links', () => {
    expect(read('<p>One <strong>two</strong> <a href="/x">three</a></p>')).toBe(
      '<p>One <strong>two</strong> <a href="/x">three</a></p>',
    );
  });

  it.each([
    '<img src="/none" onerror="x()">',
    '<p onclick="x()">a</p>',
    '<script>x()</script>',
    '<svg onload="x()"></svg>',
    '<iframe srcdoc="<script>x()</script>"></iframe>',
    '<details open ontoggle="x()">a</details>',
    '<p><style>p{}</style><object data="/x"></object>a</p>',
  ])('runs and loads nothing: %s', (html) => {
    expect(read(html)).not.toMatch(/x\(\)|<img|<script|<svg|<iframe|<style|<object/);
  });
});
