export { shortenQuote } from './shorten-quote.ts';
export { textHash } from './text-hash.ts';
export { textLimits } from './text-limits.ts';
export {
  isParagraphSize,
  isTextAlignment,
  isTextColor,
  isTextSize,
  paragraphSizes,
  textAlignments,
  type ParagraphSize,
  type TextAlignment,
} from './text-styles.ts';
export { textMessages, type TextMessage } from './text-messages.ts';
