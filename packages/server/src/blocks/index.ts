export { sanitizeContent, type ContentWithBlocks } from './sanitize-content.ts';
export { findBlockFaults } from './find-block-faults.ts';
export { sanitizeBlock } from './sanitize-block.ts';
export { sanitizeRichText } from './sanitize-rich-text.ts';
export { listHiddenForms } from './hidden-forms-store.ts';
