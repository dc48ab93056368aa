const names = new Intl.DisplayNames('en', { type: 'language' });

/** The name of a language: “German” for `de`. */
export const languageName = (tag: string): string => (tag === '' ? 'Not known' : (names.of(tag) ?? tag));
