const TAGS =
  'p|div|span|br|hr|h[1-6]|blockquote|pre|figure|figcaption|ul|ol|li|dl|dt|dd|a|b|strong|i|em|u|s|del|ins|sub|sup|mark|' +
  'code|kbd|small|abbr|cite|q|time|img|table|caption|thead|tbody|tfoot|tr|th|td';
const PLAIN_ATTRIBUTES =
  'class|lang|dir|title|alt|width|height|loading|target|rel|datetime|colspan|rowspan|scope';

/** Without `=`: even if a formatter removes the quotes, no value becomes an attribute. */
const value = (pattern: string): string => `"(?:${pattern})"`;
const ATTRIBUTE =
  `\\s+(?:(?:${PLAIN_ATTRIBUTES})=${value('[^"<>=]*')}` +
  `|(?:href|src)=${value('(?:https?://|/|#|mailto:|tel:)[^"<>\\s]*')})`;

/** A complete tag of running text, as the sanitizer for rich text leaves it. */
const TEXT_TAG = new RegExp(`</?(?:${TAGS})(?:${ATTRIBUTE})*\\s*/?>`, 'iy');

/**
 * The start of a tag, comment or declaration, or what may become one after a formatter changes case or
 * removes characters, or when another text follows. Only characters that stay text in any case may follow a
 * `<`.
 */
const OPENING = /<(?![\d=<>&,.;:()+*$€£¥~|-]|[ \t\r\n]+[^ \t\r\n])/g;

/**
 * Whether a text would be more than running text if a template printed it unescaped. Unclosed tags count too:
 * they would swallow what follows.
 */
export const hasActiveMarkup = (text: string): boolean => {
  for (const { index } of text.matchAll(OPENING)) {
    TEXT_TAG.lastIndex = index;
    if (!TEXT_TAG.test(text)) return true;
  }
  return false;
};

/** Makes untrusted text safe to print unescaped. */
export const asRunningText = (text: string): string =>
  hasActiveMarkup(text) ? text.replaceAll('<', '') : text;
