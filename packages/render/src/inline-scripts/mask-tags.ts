import type { TagSpan } from '@sitewright/template';

/** Stands for what is only known when data is put in. No address can hold it. */
export const VALUE = '\0';

/** The source with every tag blotted out, at the same places: blanks, or signs of a value where one is printed. */
export const maskTags = (source: string, tags: readonly TagSpan[]): string => {
  let masked = '';
  let position = 0;
  for (const { start, end, prints } of tags) {
    masked += source.slice(position, start) + (prints ? VALUE : ' ').repeat(end - start);
    position = end;
  }
  return masked + source.slice(position);
};
