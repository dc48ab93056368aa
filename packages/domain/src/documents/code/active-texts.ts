import { hasActiveMarkup } from './active-markup.ts';
import type { CodePart } from './code-part.ts';

interface Place {
  readonly area: string;
  readonly place: string;
}

/** The texts anywhere in a value that would run as more than text where a template prints them as they are. */
export const findActiveTexts = (value: unknown, { area, place }: Place): CodePart[] => {
  if (typeof value === 'string') return hasActiveMarkup(value) ? [{ area, place, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    // Whoever prints a value as JSON prints the names of its fields too.
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
