/** Languages with built-in texts. Orders in another language get the English ones. */
export const emailLanguages = ['en', 'de', 'fr', 'es'] as const;

export type EmailLanguage = (typeof emailLanguages)[number];
