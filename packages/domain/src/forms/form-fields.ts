import { isAnswerable } from './field-options.ts';

export const fieldKinds = [
  'text',
  'textarea',
  'email',
  'currency',
  'number',
  'website',
  'password',
  'twitter',
  'date',
  'time',
  'name',
  'address',
  'phone',
  'section',
  'radio',
  'checkbox',
  'select',
  'likert',
  'hidden',
] as const;

export type FieldKind = (typeof fieldKinds)[number];

/** Names of the parts of fields with several inputs, in the order in which they are sent. */
export const fieldParts = {
  name: ['First', 'Last'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
} as const satisfies Partial<Record<FieldKind, readonly string[]>>;

/** From strongest disagreement to strongest agreement. */
export const likertScores = [-2, -1, 0, 1, 2] as const;

export type LikertScore = (typeof likertScores)[number];

export const formLimits = { FIELDS: 100, OPTIONS: 200, MAX_ANSWERS_LENGTH: 10_000 } as const;

export interface FormField {
  readonly id: string;
  readonly type: FieldKind;
  readonly title: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly placeholder?: string;
  readonly options?: readonly string[];
  readonly maxLength?: number;
  readonly currencySymbol?: string;
  readonly showCountryCode?: boolean;
  readonly underline?: boolean;
  readonly key?: string;
  readonly value?: string;
}

/** The form of a product: a subset of a form on a page, without files, pages and conditions. */
export interface FormDefinition {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly FormField[];
}

interface MarkedField {
  readonly type: string;
  readonly required?: boolean;
  readonly options?: readonly string[];
}

/** Whether the visitor has to answer a field that is shown. Never a scale; headings and page breaks have no answer. */
export const isRequired = (field: MarkedField): boolean => {
  const { type, required } = field;
  const isQuestion = type !== 'likert' && type !== 'section' && type !== 'page';
  return required === true && isQuestion && isAnswerable(field);
};

type PartedKind = keyof typeof fieldParts;

const isParted = (kind: string): kind is PartedKind => Object.hasOwn(fieldParts, kind);

/** The parts of a field; undefined if it has a single input. */
export const partsOf = (kind: string): readonly string[] | undefined =>
  isParted(kind) ? fieldParts[kind] : undefined;
