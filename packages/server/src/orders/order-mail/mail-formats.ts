/** More than a server has sites with languages and time zones of their own. */
const MAX_KEPT = 100;

/** Formatters take longer to make than to use. */
const keep = <Format>(make: (...key: readonly string[]) => Format) => {
  const kept = new Map<string, Format>();
  return (...key: readonly string[]): Format => {
    const name = key.join('\n');
    const known = kept.get(name);
    if (known) return known;
    if (kept.size >= MAX_KEPT) kept.clear();
    const made = make(...key);
    kept.set(name, made);
    return made;
  };
};

/** By language and time zone. */
export const longDates = keep(
  (language, timeZone) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }),
);

/** By language. */
export const countryNames = keep(
  (language = 'en') => new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' }),
);
