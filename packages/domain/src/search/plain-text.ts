import type { Section } from '../blocks/index.ts';

/** Keys of readable text. URLs, ids and options are not searchable. */
const readKeys =
  /^(?:html|text|title|subtitle|caption|quote|source|body|description|label|heading|markdown|alt|altText|excerpt|buttonText|name)$/i;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

export const stripMarkup = (html: string): string =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const textsIn = (value: unknown, isRead: boolean): string[] => {
  if (typeof value === 'string') return isRead ? [stripMarkup(value)] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, isRead));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    textsIn(field, typeof field === 'string' ? readKeys.test(key) : true),
  );
};

const MAX_CHARACTERS = 100_000;

/** The text of all blocks without markup. */
export const plainTextOf = (sections: readonly Section[] = []): string =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ value }) => textsIn(value, false))
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, MAX_CHARACTERS);
