const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

const findDirection = (language: string): boolean => {
  try {
    return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? '');
  } catch {
    return false;
  }
};

/** Cache limit. Determining the direction of a language takes longer than rendering a block. */
const MAX_LANGUAGES = 100;
const known = new Map<string, boolean>();

const isRightToLeft = (language: string): boolean => {
  const found = known.get(language) ?? findDirection(language);
  if (known.size >= MAX_LANGUAGES) known.clear();
  known.set(language, found);
  return found;
};

const ROOT = /<html(?=[\s>])[^>]*/i;

/** Templates set the language but not the direction; an existing `dir` is kept. */
export const withDirection = (html: string, language: string): string =>
  isRightToLeft(language)
    ? html.replace(ROOT, (root) => (/\sdir\s*=/i.test(root) ? root : `${root} dir="rtl"`))
    : html;
