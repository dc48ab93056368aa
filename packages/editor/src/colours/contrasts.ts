import {
  contrastNeeded,
  contrastOf,
  readColour,
  showContrast,
  styleFaultText,
} from '@sitewright/domain/styles';

/** A background or text colour to compare with. */
export interface ContrastPair {
  readonly name: string;
  readonly value: string;
}

export interface Contrast {
  readonly name: string;
  readonly ratio: number;
}

/** Skips colours that cannot be parsed, such as CSS functions. */
export const contrastsWith = (value: string, backgrounds: readonly ContrastPair[]): Contrast[] =>
  backgrounds.flatMap(({ name, value: background }) => {
    const [text, back] = [readColour(value), readColour(background)];
    return text && back ? [{ name, ratio: contrastOf(text, back) }] : [];
  });

export const isLow = ({ ratio }: Contrast): boolean => ratio < contrastNeeded.text;

const needed = contrastNeeded.text;

/** Lists only the ratios of several, to keep all of them visible. */
export const warningOf = (low: readonly Contrast[]): string => {
  const [first, ...rest] = low;
  if (!first) return '';
  if (rest.length === 0)
    return `${first.name}: ${styleFaultText('contrast-low', { ratio: showContrast(first.ratio), needed })}`;
  const list = low.map(({ name, ratio }) => `${name} ${showContrast(ratio)}:1`).join(', ');
  return `Hard to read with ${list}. Text needs at least ${needed}:1.`;
};
