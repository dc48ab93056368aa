const TAGS =
  'p|div|span|br|hr|h[1-6]|blockquote|pre|figure|figcaption|ul|ol|li|dl|dt|dd|a|b|strong|i|em|u|s|del|ins|sub|sup|mark|' +
  'code|kbd|small|abbr|cite|q|time|img|table|caption|thead|tbody|tfoot|tr|th|td';
const PLAIN_ATTRIBUTES =
  'class|lang|dir|title|alt|width|height|loading|target|rel|datetime|colspan|rowspan|scope';

/** A formatter may take the quotes away: even then no value becomes an attribute of its own. */
const value = (pattern: string): string => `"(?:${pattern})"`;
const ATTRIBUTE =
  `\\s+(?:(?:${PLAIN_ATTRIBUTES})=${value('[^"<>=]*')}` +
  `|(?:href|src)=${value('(?:https?://|/|#|mailto:|tel:)[^"<>\\s]*')})`;

/** A complete tag of running text, as the sanitiser for rich text would leave it. */
const TEXT_TAG = new RegExp(`</?(?:${TAGS})(?:${ATTRIBUTE})*\\s*/?>`, 'iy');

/**
 * Where a tag, a comment or a declaration begins, or may begin once a formatter has changed letters to capitals, taken
 * out what stands between, or the next text is printed. Only what stays text in any case may follow a `<`.
 */
const OPENING = /<(?![\d=<>&,.;:()+*$€£¥~|-]|[ \t\r\n]+[^ \t\r\n])/g;

/**
 * Whether a text would be more than running text if a template printed it as it is. A tag that is not closed counts too:
 * it would take what follows it on the page into itself.
 */
export const hasActiveMarkup = (text: string): boolean => {
  for (const { index } of text.matchAll(OPENING)) {
    TEXT_TAG.lastIndex = index;
    if (!TEXT_TAG.test(text)) return true;
  }
  return false;
};

/** A text that anybody may have sent, so that it is no more than text wherever it is printed. */
export const asRunningText = (text: string): string =>
  hasActiveMarkup(text) ? text.replaceAll('<', '') : text;
