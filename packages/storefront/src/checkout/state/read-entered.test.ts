// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readSummary } from './read-entered.ts';

const summary = (inner: string): HTMLElement => {
  document.body.innerHTML = `<aside>${inner}</aside>`;
  return document.body;
};

it('an order summary is read as the shopper left it, with the reason for a refused code', () => {
  const place = summary(`<details open><form><button name="code" value="TEN">TEN</button></form>
    <div class="checkout-code"><form><input name="code" value="twenty"></form>
    <p class="checkout-fault">Nobody knows TWENTY.</p></div></details>`);
  expect(readSummary(place)).toEqual({ isOpen: true, code: 'twenty', fault: 'Nobody knows TWENTY.' });
});

it('an order summary without codes has neither a code nor a fault', () => {
  expect(readSummary(summary('<details></details>'))).toEqual({ isOpen: false, code: '', fault: '' });
});
