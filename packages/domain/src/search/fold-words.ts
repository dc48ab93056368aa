/** Letters that Unicode does not decompose into a letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** Accents of Latin, Greek and Cyrillic letters, and the vowel signs of Arabic and Hebrew. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;

const words = /[\p{L}\p{M}\p{N}]+/gu;

/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const MAX_WORD_LENGTH = 60;

const segment = (text: string): string[] =>
  Array.from(segmenter.segment(text)).flatMap(({ segment: part, isWordLike }) => (isWordLike ? [part] : []));

/**
 * The words of a text as search compares them: in small letters, without accents. Texts in scripts without spaces are
 * split by a dictionary.
 */
export const foldWords = (text: string): string[] => {
  const folded = text
    .normalize('NFKD')
    .replaceAll(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßøæœđðłþı]/g, (letter) => plainLetters[letter] ?? letter);
  return (folded.match(words) ?? [])
    .flatMap((word) => (unspaced.test(word) ? segment(word) : [word]))
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
};
