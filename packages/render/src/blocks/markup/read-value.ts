import { property } from '@sitewright/template';
import { isObject, textField } from '../../data/index.ts';
import type { LinkTarget } from './html.ts';

export type BlockValue = Readonly<Record<string, unknown>>;

/** One of the choices; the first if the stored value is not one of them. */
export const choiceField = <const Choices extends readonly string[]>(
  value: unknown,
  key: string,
  choices: Choices,
): Choices[number] => {
  const stored = property(value, key);
  return choices.find((choice) => choice === stored) ?? choices[0] ?? '';
};

interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly otherwise: number;
}

/** A number clamped to its range; `otherwise` if none is stored. */
export const numberField = (value: unknown, key: string, { min, max, otherwise }: NumberRange): number => {
  const stored = property(value, key);
  if (typeof stored !== 'number' || !Number.isFinite(stored)) return otherwise;
  return Math.min(Math.max(stored, min), max);
};

/** A boolean; `otherwise` if none is stored. */
export const switchField = (value: unknown, key: string, otherwise: boolean): boolean => {
  const stored = property(value, key);
  return typeof stored === 'boolean' ? stored : otherwise;
};

export const objectField = (value: unknown, key: string): BlockValue => {
  const found = property(value, key);
  return isObject(found) ? { ...found } : {};
};

export const readLink = (value: unknown): LinkTarget | undefined => {
  const url = textField(value, 'url');
  return url === '' ? undefined : { url, newWindow: switchField(value, 'newWindow', false) };
};

export { isObject, listField, printedField, stripTags, textField } from '../../data/index.ts';
