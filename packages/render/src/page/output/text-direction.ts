const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

const findDirection = (language: string): boolean => {
  try {
    return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? '');
  } catch {
    return false;
  }
};

/** Asking what a language is written in takes longer than printing a block, and every page asks. */
const MAX_LANGUAGES = 100;
const known = new Map<string, boolean>();

const isRightToLeft = (language: string): boolean => {
  const found = known.get(language) ?? findDirection(language);
  if (known.size >= MAX_LANGUAGES) known.clear();
  known.set(language, found);
  return found;
};

const ROOT = /<html(?=[\s>])[^>]*/i;

/** Templates say the language and not its direction; one that does is left alone. */
export const withDirection = (html: string, language: string): string =>
  isRightToLeft(language)
    ? html.replace(ROOT, (root) => (/\sdir\s*=/i.test(root) ? root : `${root} dir="rtl"`))
    : html;
