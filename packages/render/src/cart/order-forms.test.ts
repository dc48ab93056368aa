import { describe, expect, it } from 'vitest';
import { isOrdered, replaceOrderForms } from './order-forms.ts';

const form = (inner: string, tag = 'form action="/-/cart/entries" method="post"'): string =>
  `<${tag}>${inner}</form>`;

describe('forms of a template that change the cart', () => {
  it('order the item that they name, up to where the form ends', () => {
    expect(isOrdered(form('<input value="item-1">'), 'item-1')).toBe(true);
    expect(isOrdered(form('', 'FORM data-item="item-1" ACTION="/-/cart/entries"'), 'item-1')).toBe(true);
    expect(isOrdered(form('<input value="item-2">') + 'item-1', 'item-1')).toBe(false);
    expect(isOrdered(form('<a href="/-/cart/entries">item-1</a>', 'form action="/find"'), 'item-1')).toBe(
      false,
    );
    expect(isOrdered('item-1 /-/cart/entries', 'item-1')).toBe(false);
  });

  it('are replaced with their end tag, and no other form is', () => {
    const other = form('<input>', 'form action="/find"');
    const replaced = replaceOrderForms(`a${form('1')}b${other}c${form('2')}d`, (each) => `[${each.length}]`);
    expect(replaced).toBe(`a[${form('1').length}]b${other}c[${form('2').length}]d`);
    expect(replaceOrderForms(form('1'), () => '$&')).toBe('$&');
  });

  it('stay as they are where they do not end', () => {
    for (const open of ['<form action="/-/cart/entries">item', '<form action="/-/cart/entries"'])
      expect(replaceOrderForms(open, () => '')).toBe(open);
  });

  it.each(['<p ', '<form ', '<form /-/cart/entries ', '<form /-/cart/entries>', '<form action=x>'])(
    'are found in time that grows with the text, not with its square: %s',
    (piece) => {
      const html = piece.repeat(40_000) + '/-/cart/entries '.repeat(40_000);
      expect(isOrdered(html, 'item-1')).toBe(false);
      expect(replaceOrderForms(html, () => '')).toBe(html);
    },
  );
});
