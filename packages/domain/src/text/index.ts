export { shortenShown } from './shorten-shown.ts';
export { textLimits } from './text-limits.ts';
export {
  isTextAlignment,
  isTextColor,
  isTextSize,
  textAlignments,
  type TextAlignment,
} from './text-looks.ts';
export { textMessages, type TextMessage } from './text-messages.ts';
