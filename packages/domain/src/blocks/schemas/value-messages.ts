import type { FieldConstraints } from './field-constraints.ts';

/** `{least}` and `{most}` are limits, `{val}` is the value. */
export const valueMessages = {
  'option-unknown': '{val} is not one of the expected options',
  'field-unknown': 'This field is not known here.',
  missing: 'This is needed.',
  'number-between': 'Enter a number from {least} to {most}.',
  'whole-between': 'Enter a whole number from {least} to {most}.',
  'number-wrong': 'Enter a number.',
  'number-too-low': 'Enter a number of at least {least}.',
  'text-too-long': 'Enter at most {most} characters.',
  'colour-wrong': 'Enter a colour such as #e8432a.',
  'list-too-long': 'There is room for {most} of them.',
  'value-wrong': 'This cannot be kept here.',
} as const;

type ValueMessage = keyof typeof valueMessages;

interface ValueFault {
  /** The violated keyword of the schema. */
  readonly keyword: string;
  readonly constraints: FieldConstraints | undefined;
  readonly value: unknown;
}

const numberMessage = ({ least, most, isWhole }: FieldConstraints): ValueMessage => {
  if (least !== undefined && most !== undefined) return isWhole ? 'whole-between' : 'number-between';
  return least === undefined ? 'number-wrong' : 'number-too-low';
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
    .replace('{least}', String(fault.constraints?.least))
    .replace('{most}', String(fault.constraints?.most))
    .replace('{val}', () => String(fault.value));
