const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

const isRightToLeft = (language: string): boolean => {
  try {
    return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? '');
  } catch {
    return false;
  }
};

const ROOT = /<html(?=[\s>])[^>]*/i;

/** Templates say the language and not its direction; one that does is left alone. */
export const withDirection = (html: string, language: string): string =>
  isRightToLeft(language)
    ? html.replace(ROOT, (root) => (/\sdir\s*=/i.test(root) ? root : `${root} dir="rtl"`))
    : html;
