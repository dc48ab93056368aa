// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { readTypedValues } from './typed-values.ts';

const field = (selector: string): HTMLInputElement & HTMLSelectElement => {
  const found = document.querySelector<HTMLInputElement & HTMLSelectElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

beforeEach(() => {
  document.body.innerHTML = `
    <form action="/-/cart/entries/e1"><input name="quantity" type="number" value="1"></form>
    <form action="/-/cart/entries/e2"><input name="quantity" type="hidden" value="0"></form>
    <form action="/-/cart/codes"><input type="hidden" name="code" value="TEN"></form>
    <form action="/-/cart/codes"><input class="code" name="code"></form>
    <form action="/-/cart/shipping">
      <select name="country"><option value=""></option><option value="DE">Germany</option></select>
      <input name="region" value="Bavaria"><input name="postalCode" value="">
    </form>`;
});

it('nothing was typed into forms as they came', () => {
  expect(readTypedValues(document.body)).toEqual({ values: new Map(), focus: undefined });
});

it('what was typed or emptied is found by its form, and so is the focus', () => {
  field('[type=number]').value = '3';
  field('.code').value = 'SPRING';
  field('[name=region]').value = '';
  field('.code').focus();
  expect(readTypedValues(document.body)).toEqual({
    values: new Map([
      ['quantity e1', '3'],
      ['code', 'SPRING'],
      ['shipping region', ''],
    ]),
    focus: 'code',
  });
});
