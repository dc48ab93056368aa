interface ChoiceField {
  readonly type: string;
  readonly options?: readonly string[];
}

/** An option beside its place in the field, which names the inputs of statements. */
interface OfferedOption {
  readonly text: string;
  readonly index: number;
}

/** Whether a field is answered by choosing from options, or by rating statements. */
export const hasOptions = ({ type }: Pick<ChoiceField, 'type'>): boolean =>
  type === 'radio' || type === 'checkbox' || type === 'select' || type === 'likert';

/** Options that look alike to visitors and to conditions are the same one. */
const comparable = (option: string): string => option.trim().replaceAll(/\s+/g, ' ').toLowerCase();

type OptionFault = 'option-empty' | 'option-twice';

const faultAt = (options: readonly string[], index: number): OptionFault | undefined => {
  const text = comparable(options[index] ?? '');
  if (text === '') return 'option-empty';
  const isTwice = options.slice(0, index).some((other) => comparable(other) === text);
  return isTwice ? 'option-twice' : undefined;
};

/** What is wrong with each option; undefined for those that are offered. */
export const optionFaults = ({ options = [] }: ChoiceField): (OptionFault | undefined)[] =>
  options.map((_, index) => faultAt(options, index));

/** The options that a page prints: none without a text, and none a second time. */
export const offeredOptions = (field: ChoiceField): OfferedOption[] => {
  const { options = [] } = field;
  const faults = optionFaults(field);
  return options.map((text, index) => ({ text, index })).filter(({ index }) => faults[index] === undefined);
};

/** Nobody can answer a choice that offers nothing. The first option with a text is always offered. */
export const isAnswerable = (field: ChoiceField): boolean =>
  !hasOptions(field) || (field.options ?? []).some((option) => option.trim() !== '');
