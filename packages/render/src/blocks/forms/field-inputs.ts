import {
  extensionsOfField,
  inputName,
  isRequired,
  likertScores,
  maxBytesOf,
  maxFilesOf,
  offeredOptions,
  partsOf,
  type SiteField,
  type SiteFormTexts,
} from '@sitewright/domain/forms';
import { fillText } from '@sitewright/domain/languages';
import { attributes, element, escapeText, type Attributes } from '../markup/html.ts';

/** What an input is rendered with besides its field. */
export interface FieldScope {
  readonly texts: SiteFormTexts;
  /** Prefix of all element ids. */
  readonly id: string;
  /** Tag of headings inside the form. */
  readonly heading: string;
  /** How required fields are marked: “(required)” or an asterisk. */
  readonly mark: 'text' | 'asterisk';
  /** The answer before the form was refused. */
  readonly answer: unknown;
  readonly error: string | undefined;
}

export const fieldElementId = ({ id }: FieldScope, field: SiteField): string => `${id}-${field.id}`;
export const errorId = (scope: FieldScope, field: SiteField): string =>
  `${fieldElementId(scope, field)}-error`;
export const hintId = (scope: FieldScope, field: SiteField): string => `${fieldElementId(scope, field)}-hint`;

/** Names of the description and the message of a field, for screen readers. */
const descriptions = (scope: FieldScope, field: SiteField): Attributes => {
  const ids = [
    ...(scope.error === undefined ? [] : [errorId(scope, field)]),
    ...(hintOf(field, scope.texts) === '' ? [] : [hintId(scope, field)]),
  ];
  return {
    'aria-describedby': ids.length === 0 ? undefined : ids.join(' '),
    'aria-invalid': scope.error === undefined ? undefined : 'true',
  };
};

export const hintOf = (field: SiteField, texts: SiteFormTexts): string => {
  if (field.type !== 'file') return field.description ?? '';
  const values = { val: String(maxBytesOf(field) / 1_000_000), types: extensionsOfField(field).join(', ') };
  return [field.description ?? '', fillText(texts['file-hint'], values)]
    .filter((text) => text !== '')
    .join(' ');
};

const textsIn = (answer: unknown): string[] => (Array.isArray(answer) ? answer.map(String) : []);
const textIn = (answer: unknown): string => (typeof answer === 'string' ? answer : '');

const input = (all: Attributes): string => `<input${attributes(all)}>`;

interface InputLook {
  readonly type: string;
  readonly inputmode?: string;
  readonly autocomplete?: string;
}

const looks: Readonly<Partial<Record<SiteField['type'], InputLook>>> = {
  email: { type: 'email', autocomplete: 'email' },
  number: { type: 'text', inputmode: 'decimal' },
  currency: { type: 'text', inputmode: 'decimal' },
  website: { type: 'text', inputmode: 'url', autocomplete: 'url' },
  password: { type: 'password', autocomplete: 'off' },
};

const singleAttributes = (field: SiteField, scope: FieldScope): Attributes => ({
  id: fieldElementId(scope, field),
  class: 'field-element',
  name: inputName(field.id),
  // Without script conditional fields are always shown: the browser must not insist on them.
  required: isRequired(field) && field.condition === undefined,
  placeholder: field.placeholder,
  autocomplete: field.autocomplete ?? looks[field.type]?.autocomplete,
  ...descriptions(scope, field),
});

const textInput = (field: SiteField, scope: FieldScope): string => {
  const { type = 'text', inputmode } = looks[field.type] ?? {};
  // A password is not written into a page.
  const value = type === 'password' ? undefined : textIn(scope.answer) || undefined;
  const html = input({ type, inputmode, ...singleAttributes(field, scope), value });
  const symbol = field.type === 'twitter' ? '@' : field.currencySymbol;
  const isPrefixed = field.type === 'twitter' || (field.type === 'currency' && symbol);
  return isPrefixed
    ? `<span class="sw-form-prefixed"><span aria-hidden="true">${escapeText(symbol ?? '')}</span>${html}</span>`
    : html;
};

const textArea = (field: SiteField, scope: FieldScope): string => {
  const text = textIn(scope.answer);
  const area = element('textarea', { rows: 5, ...singleAttributes(field, scope) }, escapeText(text));
  if (field.maxLength === undefined) return area;
  const counter = { class: 'sw-form-counter sw-counter', 'data-max': field.maxLength, 'aria-hidden': 'true' };
  return area + element('div', counter, `${text.length} / ${field.maxLength}`);
};

const selectInput = (field: SiteField, scope: FieldScope): string => {
  const chosen = textIn(scope.answer);
  const first = element(
    'option',
    { value: '' },
    escapeText(field.placeholder || scope.texts['select-option']),
  );
  const rest = offeredOptions(field).map(({ text }) =>
    element('option', { value: text, selected: text === chosen }, escapeText(text)),
  );
  const attrs = { ...singleAttributes(field, scope), placeholder: undefined };
  return element('select', attrs, first + rest.join(''));
};

const choices = (field: SiteField, scope: FieldScope): string => {
  const { type } = field;
  const chosen = type === 'checkbox' ? textsIn(scope.answer) : [textIn(scope.answer)];
  return offeredOptions(field)
    .map(({ text, index }) => {
      const box = input({
        type: type === 'checkbox' ? 'checkbox' : 'radio',
        id: `${fieldElementId(scope, field)}-${index}`,
        name: inputName(field.id),
        value: text,
        checked: chosen.includes(text),
        ...descriptions(scope, field),
      });
      return element('label', { class: 'option' }, `${box} <span>${escapeText(text)}</span>`);
    })
    .join('');
};

const scoreOf = (answer: unknown, statement: string): number | undefined => {
  const scores = typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? answer : {};
  const score: unknown = Object.entries(scores).find(([each]) => each === statement)?.[1];
  return typeof score === 'number' ? score : undefined;
};

const likertRows = (field: SiteField, scope: FieldScope): string =>
  offeredOptions(field)
    .map(({ text: statement, index }) => {
      const chosen = scoreOf(scope.answer, statement);
      const options = likertScores.map((score) => {
        const box = input({
          type: 'radio',
          id: `${fieldElementId(scope, field)}-${index}-${score}`,
          name: inputName(field.id, index),
          value: score,
          checked: score === chosen,
        });
        return element(
          'label',
          { class: 'option' },
          `${box} <span>${escapeText(scope.texts[`likert${score}`])}</span>`,
        );
      });
      const legend = element('legend', {}, escapeText(statement));
      return element('fieldset', { class: 'sw-form-statement' }, legend + options.join(''));
    })
    .join('');

const partTokens: Readonly<Record<string, string>> = {
  'name.0': 'given-name',
  'name.1': 'family-name',
  'address.0': 'address-line1',
  'address.1': 'address-line2',
  'address.2': 'address-level2',
  'address.3': 'address-level1',
  'address.4': 'postal-code',
  'address.5': 'country-name',
  'phone.0': 'tel-country-code',
  'phone.1': 'tel-area-code',
  'phone.2': 'tel-local-prefix',
  'phone.3': 'tel-local-suffix',
};

const isNumeric = (type: string, part: string): boolean =>
  (type === 'date' || type === 'time' || type === 'phone') && part !== 'Ampm';

/** The parts of a phone number without country code are sent without their first. */
const shownParts = ({ type, showCountryCode }: SiteField, parts: readonly string[]) =>
  parts
    .map((part, index) => ({ part, index }))
    .filter(({ index }) => type !== 'phone' || showCountryCode === true || index > 0);

const labelOf = ({ type }: SiteField, part: string, texts: SiteFormTexts): string =>
  type === 'phone' && part === 'Country' ? texts['country-code'] : texts[part as keyof SiteFormTexts];

const partInputs = (field: SiteField, scope: FieldScope, parts: readonly string[]): string => {
  const answer = textsIn(scope.answer);
  const given = answer.length === parts.length - 1 ? ['', ...answer] : answer;
  const fields = shownParts(field, parts).map(({ part, index }) => {
    const id = `${fieldElementId(scope, field)}-${index}`;
    const token = field.autocomplete === 'off' ? 'off' : partTokens[`${field.type}.${index}`];
    const box = {
      id,
      class: 'field-element',
      name: inputName(field.id, index),
      autocomplete: token,
      ...descriptions(scope, field),
    };
    const isHalf = part === 'Ampm';
    const control = isHalf
      ? element(
          'select',
          box,
          ['', 'AM', 'PM']
            .map((half) => element('option', { value: half, selected: half === given[index] }, half))
            .join(''),
        )
      : input({
          type: 'text',
          inputmode: isNumeric(field.type, part) ? 'numeric' : undefined,
          ...box,
          value: given[index] || undefined,
        });
    const label = element('span', { class: 'caption' }, escapeText(labelOf(field, part, scope.texts)));
    return element('label', { class: 'sw-form-part', for: id }, label + control);
  });
  return element('div', { class: `sw-form-parts sw-form-${field.type}` }, fields.join(''));
};

const fileInput = (field: SiteField, scope: FieldScope): string =>
  input({
    type: 'file',
    ...singleAttributes(field, scope),
    accept: extensionsOfField(field)
      .map((extension) => `.${extension}`)
      .join(','),
    multiple: maxFilesOf(field) > 1,
    placeholder: undefined,
  });

/** Whether a field has several inputs, which a legend names. */
export const isGroup = ({ type }: SiteField): boolean =>
  type === 'checkbox' || type === 'radio' || type === 'likert' || partsOf(type) !== undefined;

export const fieldInputs = (field: SiteField, scope: FieldScope): string => {
  const parts = partsOf(field.type);
  if (parts) return partInputs(field, scope, parts);
  switch (field.type) {
    case 'textarea':
      return textArea(field, scope);
    case 'select':
      return selectInput(field, scope);
    case 'radio':
    case 'checkbox':
      return choices(field, scope);
    case 'likert':
      return likertRows(field, scope);
    case 'file':
      return fileInput(field, scope);
    default:
      return textInput(field, scope);
  }
};
