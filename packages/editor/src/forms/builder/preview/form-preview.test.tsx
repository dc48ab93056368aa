// @vitest-environment happy-dom
import type { SiteForm } from '@sitewright/domain/forms';
import { expect, it } from 'vitest';
import { buttonNamed, mount, press, typeInto } from '../../../testing/index.ts';
import { FormPreview } from './form-preview.tsx';

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
    { id: 'email', type: 'email', title: 'Email' },
    { id: 'note', type: 'textarea', title: 'Note', maxLength: 5 },
  ],
  submitLabel: 'Send it',
  parsedSubmissionMessage: '<p>Thanks<img src=x onerror="alert(1)"></p>',
  parsedDisclaimerMessage: '<p>Read our <a href="javascript:alert(1)">policy</a></p>',
};

const titles = (place: HTMLElement): (string | null)[] =>
  [...place.querySelectorAll('.form-preview-title')].map(({ textContent }) => textContent);

const input = (selector: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

it('shows a field once the answer to another one fits its condition', async () => {
  const place = await mount(<FormPreview form={form} language="en" />);
  expect(titles(place)).toEqual(['Colour (required)']);
  await press(input('label:nth-child(2) > input[name=colour]'));
  expect(titles(place)).toEqual(['Colour (required)', 'Which one?']);
});

it('turns pages, validates as visitors experience it, and ends with the message', async () => {
  const place = await mount(<FormPreview form={form} language="en" />);
  await press(buttonNamed('Next'));
  expect(place.querySelector('.form-preview-fault')?.textContent).toBe('Required');
  await press(input('input[name=colour]'));
  expect(place.querySelector('.form-preview-fault')).toBeNull();
  await press(buttonNamed('Next'));
  expect(place.textContent).toContain('Step 2 of 2');
  expect(titles(place)).toEqual(['Email', 'Note']);
  expect(place.textContent).toContain('0 / 5');
  expect(place.querySelector('a')?.hasAttribute('href')).toBe(false);
  await typeInto(input('input[type=email]'), 'ann');
  await press(buttonNamed('Send it'));
  expect(place.querySelector('.form-preview-fault')?.textContent).toContain('Email is not valid.');
  await typeInto(input('input[type=email]'), 'ann@example.com');
  await press(buttonNamed('Send it'));
  expect(place.querySelector('.form-preview-text')?.innerHTML).toBe('<p>Thanks</p>');
  await press(buttonNamed('Show the form again'));
  expect(titles(place)).toEqual(['Colour (required)']);
});
