const REGION_MARKS: ReadonlySet<string> = new Set('-_');

/** Every answer of a cart asks for it several times: cutting by a pattern takes longer than all of its other texts. */
const withoutRegion = (language: string): string => {
  let end = 0;
  while (end < language.length && !REGION_MARKS.has(language.charAt(end))) end += 1;
  return language.slice(0, end).toLowerCase();
};

/** The translation into a language, ignoring its region; undefined if there is none. */
export const translationIn = <Texts>(
  translations: ReadonlyMap<string, Texts>,
  language: string,
): Texts | undefined => translations.get(withoutRegion(language));
