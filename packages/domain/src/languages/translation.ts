/** The translation into a language, ignoring its region; undefined if there is none. */
export const translationIn = <Texts>(
  translations: ReadonlyMap<string, Texts>,
  language: string,
): Texts | undefined => translations.get(language.toLowerCase().split(/[-_]/)[0] ?? '');
