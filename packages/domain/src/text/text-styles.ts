/** Allowed text styles. Other values could inject CSS declarations. */
export const textAlignments = ['center', 'right', 'justify'] as const;
export type TextAlignment = (typeof textAlignments)[number];

/**
 * Paragraph sizes besides the default; templates style them by the class `sqsrte-large` or `sqsrte-small`.
 */
export const paragraphSizes = ['large', 'small'] as const;
export type ParagraphSize = (typeof paragraphSizes)[number];

const COLOR = /^(#[0-9a-f]{3,8}|var\(--[a-z0-9-]+\))$/i;
const SIZE = /^\d{1,3}(\.\d{1,3})?(px|rem|em|%)$/;

export const isTextColor = (color: string): boolean => COLOR.test(color);
export const isTextSize = (size: string): boolean => SIZE.test(size);
export const isParagraphSize = (size: string): size is ParagraphSize =>
  paragraphSizes.some((known) => known === size);
export const isTextAlignment = (side: string): side is TextAlignment =>
  textAlignments.some((known) => known === side);
