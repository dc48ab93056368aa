import type { FieldConstraints } from './field-constraints.ts';

/** `{min}` and `{max}` are limits, `{val}` is the value. */
export const valueMessages = {
  'option-unknown': '{val} is not one of the expected options',
  'field-unknown': 'This field is not known here.',
  missing: 'This is needed.',
  'number-between': 'Enter a number from {min} to {max}.',
  'whole-between': 'Enter a whole number from {min} to {max}.',
  'number-wrong': 'Enter a number.',
  'number-too-low': 'Enter a number of at least {min}.',
  'text-too-long': 'Enter at most {max} characters.',
  'colour-wrong': 'Enter a colour such as #e8432a.',
  'list-too-long': 'There is room for {max} of them.',
  'value-wrong': 'This cannot be kept here.',
} as const;

type ValueMessage = keyof typeof valueMessages;

interface ValueFault {
  /** The violated keyword of the schema. */
  readonly keyword: string;
  readonly constraints: FieldConstraints | undefined;
  readonly value: unknown;
}

const numberMessage = ({ min, max, isWhole }: FieldConstraints): ValueMessage => {
  if (min !== undefined && max !== undefined) return isWhole ? 'whole-between' : 'number-between';
  return min === undefined ? 'number-wrong' : 'number-too-low';
};

const messageOf = ({ keyword, constraints, value }: ValueFault): ValueMessage => {
  if (keyword === 'boolean') return 'field-unknown';
  if (keyword === 'required' || keyword === 'minLength' || value === undefined) return 'missing';
  if (keyword === 'maxItems') return 'list-too-long';
  if (keyword === 'maxLength') return 'text-too-long';
  if (keyword === 'pattern') return 'colour-wrong';
  if (constraints?.type === 'choice') return 'option-unknown';
  return constraints?.type === 'number' ? numberMessage(constraints) : 'value-wrong';
};

export const valueFaultText = (fault: ValueFault): string =>
  valueMessages[messageOf(fault)]
    .replace('{min}', String(fault.constraints?.min))
    .replace('{max}', String(fault.constraints?.max))
    .replace('{val}', () => String(fault.value));
