import type { ConfirmQuestion } from '../../controls/index.ts';

const SHOWN = 3;

/** The products that would lose the file, by name. */
const usesText = (products: readonly string[]): string => {
  if (products.length === 0) return '';
  const names = products.slice(0, SHOWN).map((title) => `“${title}”`);
  const more = products.length - names.length;
  const all = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
  return `Products that use this file: ${all}. `;
};

export const deleteQuestion = (filename: string, products: readonly string[] = []): ConfirmQuestion => ({
  title: `Delete ${filename}?`,
  text: `${usesText(products)}Links update: pages that use this file will no longer show it. This cannot be undone with Undo, but you can restore the file from the trash for 30 days. After that it is deleted permanently.`,
  confirm: 'Delete',
});
