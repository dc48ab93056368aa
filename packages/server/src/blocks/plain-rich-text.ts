const MAX_LENGTH = 20_000;

const TEXT = String.raw`[^<>&\0-\x08\x0b-\x1f]`;
const MARKED = String.raw`<(strong|em)>${TEXT}*</\2>`;
// One character at a time: a repetition inside a repetition could take exponential time.
const PLAIN = new RegExp(String.raw`^(?:<(p|h2|h3)>(?:${TEXT}|${MARKED})*</\1>[ \n]*)*$`);

/**
 * Whether a rich text is nothing but paragraphs and headings with bold and italic words: no attributes, entities or
 * nesting. The sanitizer returns such a text as it is; it takes long and leaves much garbage, ten thousand times in an import.
 */
export const isPlainRichText = (html: string): boolean => html.length <= MAX_LENGTH && PLAIN.test(html);
