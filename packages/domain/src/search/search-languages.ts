const stemmers: Readonly<Record<string, string>> = {
  ar: 'arabic',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hu: 'hungarian',
  id: 'indonesian',
  it: 'italian',
  nb: 'norwegian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sv: 'swedish',
  tr: 'turkish',
};

/** The PostgreSQL text search configuration of a language; `simple`, without stemming, if there is none. */
export const searchConfigurationOf = (language: string): string =>
  stemmers[language.split('-')[0]?.toLowerCase() ?? ''] ?? 'simple';

export const searchLimits = {
  MAX_QUERY_LENGTH: 200,
  PAGE_SIZE: 20,
  LAST_PAGE: 50,
  /** Of a query while it is typed; the others are left out. */
  MAX_WORDS: 8,
  SUGGESTED_PRODUCTS: 6,
  SUGGESTED_PAGES: 4,
} as const;
