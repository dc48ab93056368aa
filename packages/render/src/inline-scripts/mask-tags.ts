import type { TagSpan } from '@sitewright/template';

/** Placeholder for a value that is not known before rendering. URLs cannot contain it. */
export const VALUE = '\0';

/**
 * The source with all tags masked, at the same offsets: by placeholders if they print a value, else by
 * spaces.
 */
export const maskTags = (source: string, tags: readonly TagSpan[]): string => {
  let masked = '';
  let position = 0;
  for (const { start, end, prints } of tags) {
    masked += source.slice(position, start) + (prints ? VALUE : ' ').repeat(end - start);
    position = end;
  }
  return masked + source.slice(position);
};
