const TAGS =
  'p|div|span|br|hr|h[1-6]|blockquote|pre|figure|figcaption|ul|ol|li|dl|dt|dd|a|b|strong|i|em|u|s|del|ins|sub|sup|mark|' +
  'code|kbd|small|abbr|cite|q|time|img|table|caption|thead|tbody|tfoot|tr|th|td';
const PLAIN_ATTRIBUTES =
  'class|lang|dir|title|alt|width|height|loading|target|rel|datetime|colspan|rowspan|scope';

const value = (pattern: string): string => `"(?:${pattern})"`;
const ATTRIBUTE =
  `\\s+(?:(?:${PLAIN_ATTRIBUTES})=${value('[^"<>]*')}` +
  `|(?:href|src)=${value('(?:https?://|/|#|mailto:|tel:)[^"<>]*')})`;

/** A complete tag of running text, as the sanitiser for rich text would leave it. */
const TEXT_TAG = new RegExp(`</?(?:${TAGS})(?:${ATTRIBUTE})*\\s*/?>`, 'iy');

/** Where browsers begin to read a tag, a comment or a declaration instead of text. */
const OPENING = /<[a-z/!?]/gi;

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
