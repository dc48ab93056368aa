import { isEmail } from '../../contributors/index.ts';
import { hasOptions, optionFaults } from '../field-options.ts';
import { hasAnswer, type SiteField, type SiteForm } from './site-form.ts';

/** Messages of faults in a form's definition, by path. */
export const siteFormMessages = {
  'name-missing': 'Enter a name for the form',
  'id-twice': 'Two fields have the same id',
  'condition-field-missing': 'Choose a field of this form for the condition',
  'condition-on-page': 'A page break cannot depend on an answer. Turn “Show only sometimes” off',
  'condition-loop': 'The fields of these conditions depend on each other',
  'options-missing': 'Add at least one option',
  'statements-missing': 'Add at least one statement',
  'option-empty': 'Enter a text or remove this line',
  'option-twice': 'This text is in the list already',
  'email-invalid': 'Emails must be formatted as user@domain.com',
  'redirect-invalid': 'Enter a page of this site such as /thank-you, or an address that begins with https://',
  'list-missing': 'A List must be selected',
  'consent-missing': 'Enter the text that visitors agree to',
  'sender-unknown': 'Add an email field first: this email goes to the address that the visitor enters there',
} as const;

export type SiteFormFault = keyof typeof siteFormMessages;

/** By path, such as `fields.2.condition`. */
export type SiteFormFaults = Readonly<Record<string, SiteFormFault>>;

type Entry = readonly [path: string, fault: SiteFormFault];

const leadsBack = (fields: ReadonlyMap<string, SiteField>, start: SiteField): boolean => {
  const seen = new Set<string>();
  let next = start.condition?.field;
  while (next !== undefined && !seen.has(next)) {
    if (next === start.id) return true;
    seen.add(next);
    next = fields.get(next)?.condition?.field;
  }
  return false;
};

const optionEntries = (field: SiteField, path: string): Entry[] => {
  if (!hasOptions(field)) return [];
  const faults = optionFaults(field);
  if (faults.length === 0)
    return [[path, field.type === 'likert' ? 'statements-missing' : 'options-missing']];
  return faults.flatMap((fault, index): Entry[] => (fault ? [[`${path}.${index}`, fault]] : []));
};

const fieldEntries = (fields: readonly SiteField[]): Entry[] => {
  const byId = new Map(fields.map((field) => [field.id, field]));
  return fields.flatMap((field, index): Entry[] => {
    const other = field.condition && byId.get(field.condition.field);
    const isTwice = fields.findIndex(({ id }) => id === field.id) !== index;
    const hasNoField = field.condition !== undefined && (!other || !hasAnswer(other));
    const isPage = field.type === 'page' && field.condition !== undefined;
    return [
      ...(isTwice ? [[`fields.${index}.id`, 'id-twice'] as const] : []),
      ...(hasNoField ? [[`fields.${index}.condition`, 'condition-field-missing'] as const] : []),
      ...(leadsBack(byId, field) ? [[`fields.${index}.condition`, 'condition-loop'] as const] : []),
      ...optionEntries(field, `fields.${index}.options`),
      ...(isPage ? [[`fields.${index}.condition`, 'condition-on-page'] as const] : []),
    ];
  });
};

const isRedirect = (address: string): boolean =>
  address === '' || /^\/(?![/\\])\S*$/.test(address) || /^https?:\/\/[^\s/]+\S*$/i.test(address);

const storageEntries = ({ storage = {}, fields }: SiteForm): Entry[] => {
  const { emails = [], confirmation, mailingList } = storage;
  const hasSender = fields.some(({ type }) => type === 'email');
  return [
    ...emails.flatMap((email, index): Entry[] =>
      isEmail(email) ? [] : [[`storage.emails.${index}`, 'email-invalid']],
    ),
    ...(confirmation && !hasSender ? [['storage.confirmation', 'sender-unknown'] as const] : []),
    ...(mailingList && !hasSender ? [['storage.mailingList', 'sender-unknown'] as const] : []),
    ...(mailingList?.name.trim() === '' ? [['storage.mailingList.name', 'list-missing'] as const] : []),
    ...(mailingList?.text.trim() === '' ? [['storage.mailingList.text', 'consent-missing'] as const] : []),
  ];
};

/** Faults that the schema does not cover and that keep a form from being saved. */
export const findSiteFormFaults = (form: SiteForm): SiteFormFaults =>
  Object.fromEntries([
    ...(form.name.trim() === '' ? [['name', 'name-missing'] as const] : []),
    ...fieldEntries(form.fields),
    ...storageEntries(form),
    ...(isRedirect(form.successRedirect ?? '') ? [] : [['successRedirect', 'redirect-invalid'] as const]),
  ]);
