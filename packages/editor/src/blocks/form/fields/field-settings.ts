import { hasAnswer, siteFieldKinds, type AutofillName, type SiteFieldKind } from '@sitewright/domain/forms';
import type { Setting } from '../../settings/setting.ts';
import { textAt, type BlockValue } from '../../settings/value-path.ts';
import { conditionSetting } from './condition-setting.tsx';
import { fieldKindDefinitions } from './field-kinds.ts';
import { fileGroupsSetting } from './file-groups-setting.tsx';
import { textAreaLengthSetting } from './max-length-setting.tsx';
import { optionsSetting } from './options-setting.tsx';

const isOf =
  (...kinds: readonly SiteFieldKind[]) =>
  (field: BlockValue): boolean =>
    kinds.some((kind) => kind === textAt(field, 'type'));

const kindOf = (field: BlockValue): SiteFieldKind =>
  siteFieldKinds.find((kind) => kind === textAt(field, 'type')) ?? 'text';

const isVisibleAnswer = (field: BlockValue): boolean => {
  const type = kindOf(field);
  return hasAnswer({ type }) && type !== 'hidden';
};

const autofillTexts: Readonly<Record<AutofillName, string>> = {
  on: 'Anything',
  off: 'Off',
  name: 'Full name',
  'given-name': 'First name',
  'family-name': 'Last name',
  email: 'Email',
  tel: 'Phone',
  organization: 'Company',
  'organization-title': 'Job title',
  'street-address': 'Street address',
  'postal-code': 'Postal code',
  'country-name': 'Country',
  url: 'Website',
  bday: 'Birthday',
};

/** The settings of one field; each kind has those that `when` admits. */
export const fieldSettings: readonly Setting[] = [
  {
    control: 'choice',
    field: 'type',
    label: 'Type',
    names: Object.fromEntries(siteFieldKinds.map((kind) => [kind, fieldKindDefinitions[kind].name])),
  },
  { control: 'text', field: 'title', label: 'Label' },
  {
    control: 'text',
    field: 'description',
    label: 'Description',
    lines: 2,
    when: (field) => kindOf(field) !== 'hidden',
  },
  {
    control: 'switch',
    field: 'required',
    label: 'Required',
    defaultValue: false,
    when: (field) => isVisibleAnswer(field) && kindOf(field) !== 'likert',
  },
  {
    control: 'text',
    field: 'placeholder',
    label: 'Placeholder',
    hint: 'An example, shown while the field is empty.',
    when: isOf('text', 'textarea', 'email', 'number', 'currency', 'website', 'password', 'twitter'),
  },
  optionsSetting,
  {
    control: 'number',
    field: 'maxLength',
    label: 'Maximum length',
    unit: 'characters',
    when: isOf('text'),
  },
  textAreaLengthSetting,
  {
    control: 'text',
    field: 'currencySymbol',
    label: 'Currency symbol',
    placeholder: '$',
    when: isOf('currency'),
  },
  {
    control: 'switch',
    field: 'showCountryCode',
    label: 'Country code',
    defaultValue: false,
    when: isOf('phone'),
  },
  { control: 'switch', field: 'underline', label: 'Underline', defaultValue: false, when: isOf('section') },
  {
    control: 'text',
    field: 'key',
    label: 'Name in the address',
    hint: 'With the name source, /contact?source=ad fills this field with “ad”.',
    when: isOf('hidden'),
  },
  {
    control: 'text',
    field: 'value',
    label: 'Value',
    hint: 'Sent if the address has none.',
    when: isOf('hidden'),
  },
  fileGroupsSetting,
  {
    control: 'number',
    field: 'maxFiles',
    label: 'Number of files',
    defaultValue: 1,
    when: isOf('file'),
  },
  {
    control: 'number',
    field: 'maxMegabytes',
    label: 'Maximum size of a file',
    unit: 'MB',
    defaultValue: 10,
    when: isOf('file'),
  },
  {
    control: 'choice',
    field: 'autocomplete',
    label: 'Autofill',
    hint: 'What browsers fill in for visitors.',
    names: autofillTexts,
    none: 'By type of field',
    when: isOf('text', 'email', 'number', 'website', 'name', 'address', 'phone'),
  },
  conditionSetting,
];
