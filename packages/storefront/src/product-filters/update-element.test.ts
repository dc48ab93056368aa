// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { updateElement } from './update-element.ts';

const parse = (inner: string): HTMLElement => {
  const element = document.createElement('form');
  element.innerHTML = inner;
  return element;
};

const menu = (name: string, count: number, value: string, choices: readonly string[]): string =>
  `<details data-filter="${name}"><summary>${name}</summary><ul>${choices
    .map(
      (each) =>
        `<li><label><input type="checkbox" name="${name}" value="${each}"> <span>(${count})</span></label></li>`,
    )
    .join('')}</ul><input name="from" value="${value}"></details>`;

const chip = (label: string): string =>
  `<ul class="chips"><li><a href="/?${label}" aria-label="Remove ${label}">${label}</a></li></ul>`;

const findInput = (form: HTMLElement, value: string): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`[value="${value}"]`);

it('elements that stay are the same, with their focus, their open menus and what is typed', () => {
  const form = parse(menu('Frame', 9, '', ['Oak', 'White', 'Black']));
  document.body.replaceChildren(form);
  const details = form.querySelector('details');
  const typed = form.querySelector<HTMLInputElement>('[name=from]');
  const black = findInput(form, 'Black');
  if (!details || !typed || !black) throw new Error('The form is incomplete.');
  details.open = true;
  typed.value = '12';
  black.focus();
  const next = parse(`${menu('Frame', 2, '90', ['Oak', 'Black'])}${chip('Oak')}`);
  next.querySelector<HTMLInputElement>('[value=Oak]')?.setAttribute('checked', '');
  updateElement(form, next, typed);
  expect(document.activeElement).toBe(black);
  expect(form.querySelector('details')).toBe(details);
  expect(details.open).toBe(true);
  expect(typed.value).toBe('12');
  expect([...form.querySelectorAll('li input')].map((each) => each.getAttribute('value'))).toEqual([
    'Oak',
    'Black',
  ]);
  expect(findInput(form, 'Oak')?.checked).toBe(true);
  expect(form.textContent).toContain('(2)');
  expect(form.querySelector('.chips a')?.getAttribute('aria-label')).toBe('Remove Oak');
});

it('everything is as in the other element where nothing is typed', () => {
  const form = parse(`${menu('Frame', 9, '', ['Oak', 'White'])}${chip('Oak')}${chip('White')}`);
  const next = parse(
    `${menu('Size', 1, '', ['Small'])}${menu('Frame', 4, '5', ['White', 'Oak'])}<select name="sort"><option>a<option selected>b</select>`,
  );
  updateElement(form, next);
  expect([...form.querySelectorAll('details')].map(({ dataset }) => dataset['filter'])).toEqual([
    'Size',
    'Frame',
  ]);
  expect(
    [...form.querySelectorAll('[data-filter=Frame] li input')].map((each) => each.getAttribute('value')),
  ).toEqual(['White', 'Oak']);
  expect(form.querySelector<HTMLInputElement>('[data-filter=Frame] [name=from]')?.value).toBe('5');
  expect(form.querySelector('select')?.selectedIndex).toBe(1);
  expect(form.querySelector('.chips')).toBeNull();
});
