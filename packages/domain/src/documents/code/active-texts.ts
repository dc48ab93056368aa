import { hasActiveMarkup } from './active-markup.ts';
import type { CodePart } from './code-part.ts';

interface Place {
  readonly area: string;
  readonly place: string;
}

/** All texts in a value that have active markup, in case a template prints them unescaped. */
export const findActiveTexts = (value: unknown, { area, place }: Place): CodePart[] => {
  if (typeof value === 'string') return hasActiveMarkup(value) ? [{ area, place, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    // Field names too, because templates may print a value as JSON.
    ...findActiveTexts(key, { area, place: `${place}.${key}` }),
    ...findActiveTexts(inner, { area, place: `${place}.${key}` }),
  ]);
};

/** The same for the fields of a document. */
export const findActiveFields = (content: object): CodePart[] =>
  Object.entries(content).flatMap(([key, value]) => [
    ...findActiveTexts(key, { area: key, place: key }),
    ...findActiveTexts(value, { area: key, place: key }),
  ]);
