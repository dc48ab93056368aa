// @vitest-environment happy-dom
import type { SiteForm } from '@sitewright/domain/forms';
import { beforeEach, expect, it } from 'vitest';
import { answersIn, fieldAt, isStepComplete, paintForm, showFields, stepOf } from './frame-form.ts';

const form: SiteForm = {
  name: 'Survey',
  fields: [
    { id: 'colour', type: 'radio', title: 'Colour', options: ['Red', 'Other'], required: true },
    {
      id: 'which',
      type: 'text',
      title: 'Which one?',
      condition: { field: 'colour', operator: 'is', value: 'Other' },
    },
    { id: 'page', type: 'page', title: 'About you' },
    { id: 'note', type: 'textarea', title: 'Note' },
  ],
};

/** As the server prints it, without what the preview does not read. */
const markup = (title: string): string =>
  `
  <section data-edit-section="s"><form class="sw-form">
    <div class="sw-form-page" data-page="0">
      <div data-field="colour"><b>${title}</b>
        <input type="radio" name="f.colour" value="Red"><input type="radio" name="f.colour" value="Other">
      </div>
      <div data-field="which" hidden><input name="f.which"></div>
    </div>
    <div class="sw-form-page" data-page="1" hidden><div data-field="note"><textarea name="f.note"></textarea></div></div>
    <button type="button" class="sw-form-back" hidden>Back</button>
    <button type="button" class="sw-form-next">Next</button>
    <button class="sw-form-submit" hidden>Submit</button>
    <noscript><style>.sw-form [hidden] { display: block !important }</style></noscript>
  </form></section>`.trim();

const find = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const shown = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')]
    .filter((item) => !item.hidden && item.closest('.sw-form-page:not([hidden])'))
    .map(({ dataset }) => dataset['field']);
const choose = (value: string): void => {
  find<HTMLInputElement>(`input[value=${value}]`).checked = true;
};

beforeEach(() => {
  document.body.innerHTML = markup('Colour');
});

it('shows fields by their conditions, and the selected one in any case', () => {
  showFields(document, { form, step: 0, selected: undefined });
  expect(shown()).toEqual(['colour']);
  showFields(document, { form, step: 0, selected: 'which' });
  expect(shown()).toEqual(['colour', 'which']);
  expect(find('[data-edit-selected]').dataset['field']).toBe('which');
  choose('Other');
  showFields(document, { form, step: 0, selected: undefined });
  expect(shown()).toEqual(['colour', 'which']);
});

it('turns to the next page once its fields are answered', () => {
  expect(isStepComplete(document, form, 0)).toBe(false);
  choose('Red');
  expect(isStepComplete(document, form, 0)).toBe(true);
  showFields(document, { form, step: 1, selected: undefined });
  expect(shown()).toEqual(['note']);
  expect(['back', 'next', 'submit'].map((name) => find(`.sw-form-${name}`).hidden)).toEqual([
    false,
    true,
    false,
  ]);
  expect([stepOf(form, 'note'), stepOf(form, 'which'), stepOf(form, 'page')]).toEqual([1, 0, -1]);
});

it('keeps what was entered and the elements that did not change', () => {
  choose('Other');
  find<HTMLInputElement>('input[name="f.which"]').value = 'Green';
  const input = find('input[name="f.which"]');
  paintForm(document, markup('Your colour'));
  expect(find('[data-field=colour] b').textContent).toBe('Your colour');
  expect(find('input[name="f.which"]')).toBe(input);
  expect(answersIn(document, form)).toEqual({ colour: 'Other', which: 'Green', note: '' });
  expect(find<HTMLFormElement>('form').noValidate).toBe(true);
  expect(document.querySelector('noscript')).toBeNull();
});

it('knows the field that was pressed', () => {
  expect(fieldAt(find('[data-field=colour] b'))).toBe('colour');
  expect(fieldAt(find('.sw-form-next'))).toBeUndefined();
});
