export { sanitizeBlock } from './sanitize-block.ts';
export { sanitizeRichText } from './sanitize-rich-text.ts';
