export { shortenQuote } from './shorten-quote.ts';
export { textLimits } from './text-limits.ts';
export {
  isTextAlignment,
  isTextColor,
  isTextSize,
  textAlignments,
  type TextAlignment,
} from './text-styles.ts';
export { textMessages, type TextMessage } from './text-messages.ts';
