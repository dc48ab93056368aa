// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { urlWithout } from './filtered-url.ts';

const form = document.createElement('form');
form.action = '/shop';

const show = (address: string, fields: string): void => {
  history.replaceState({}, '', address);
  form.innerHTML = fields;
};

beforeEach(() => document.body.replaceChildren(form));

const oak = '<input type="checkbox" name="Frame" value="Oak" checked>';
const white = '<input type="checkbox" name="Frame" value="White" checked>';

it('a filter is taken off, and what was chosen or typed meanwhile stays', () => {
  show('/shop?Frame=Oak', `${oak}${white}<input type="text" name="price-from" value="60">`);
  expect(urlWithout(form, '/shop')).toBe('/shop?Frame=White&price-from=60');
});

it('an amount is taken off as it is typed now', () => {
  show('/shop?Frame=Oak&price-from=90', `${oak}<input type="text" name="price-from" value="60">`);
  expect(urlWithout(form, '/shop?Frame=Oak')).toBe('/shop?Frame=Oak');
});

it('without a filter the address has no question mark', () => {
  show('/shop?Frame=Oak', oak);
  expect(urlWithout(form, '/shop')).toBe('/shop');
});
