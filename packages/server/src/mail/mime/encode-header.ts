const PRINTABLE = /^[\x20-\x7e]*$/;
const LONGEST_PLAIN = 60;
/** Of one encoded word, before its encoding: with that and its marks it has at most 75 characters. */
const WORD_BYTES = 45;

/** Whole characters that fit into one encoded word each. */
const wordsOf = (text: string): string[] => {
  const words: string[] = [];
  let [word, bytes] = ['', 0];
  for (const character of text) {
    const length = Buffer.byteLength(character);
    if (bytes + length > WORD_BYTES) {
      words.push(word);
      [word, bytes] = ['', 0];
    }
    word += character;
    bytes += length;
  }
  return [...words, word];
};

/** RFC 2047. Words are joined by folded lines, which readers leave out. */
const encodeWords = (text: string): string =>
  wordsOf(text)
    .map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`)
    .join('\r\n ');

/** A text that would be read as an encoded word, or whose blanks could get lost, is encoded too. */
const isPlain = (text: string): boolean =>
  text.length <= LONGEST_PLAIN && PRINTABLE.test(text) && !text.includes('=?') && text.trim() === text;

/** What a header says in words, such as the subject. */
export const encodeHeaderText = (text: string): string => (isPlain(text) ? text : encodeWords(text));

/** A name beside an address. */
const encodeName = (name: string): string => {
  if (/^[\w ]+$/.test(name) && isPlain(name)) return name;
  return isPlain(name) ? `"${name.replaceAll(/["\\]/g, '\\$&')}"` : encodeWords(name);
};

export const encodeSender = (name: string, address: string): string =>
  name === '' ? address : `${encodeName(name)} <${address}>`;
