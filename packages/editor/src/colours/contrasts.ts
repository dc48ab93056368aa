import {
  contrastNeeded,
  contrastOf,
  readColour,
  showContrast,
  styleFaultText,
} from '@sitewright/domain/styles';

/** The colour that the picked one is read on, or that is read on it. */
export interface Ground {
  readonly name: string;
  readonly value: string;
}

export interface Contrast {
  readonly name: string;
  readonly ratio: number;
}

/** Nothing for a colour that is worked out by the style sheet. */
export const contrastsWith = (value: string, grounds: readonly Ground[]): Contrast[] =>
  grounds.flatMap(({ name, value: ground }) => {
    const [text, back] = [readColour(value), readColour(ground)];
    return text && back ? [{ name, ratio: contrastOf(text, back) }] : [];
  });

export const isLow = ({ ratio }: Contrast): boolean => ratio < contrastNeeded.text;

const needed = contrastNeeded.text;

/** Of several only the numbers are told: all of them have to be in view. */
export const warningOf = (low: readonly Contrast[]): string => {
  const [first, ...rest] = low;
  if (!first) return '';
  if (rest.length === 0)
    return `${first.name}: ${styleFaultText('contrast-low', { ratio: showContrast(first.ratio), needed })}`;
  const list = low.map(({ name, ratio }) => `${name} ${showContrast(ratio)}:1`).join(', ');
  return `Hard to read with ${list}. Text needs at least ${needed}:1.`;
};
