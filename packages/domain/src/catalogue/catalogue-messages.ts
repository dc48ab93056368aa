export const catalogueMessages = {
  'stock-impossible': 'A stock is a whole number from 0 up. Nothing was changed.',
  'stock-changed': 'The stock was changed in the meantime. Check the current number and enter it again.',
} as const;

export type CatalogueRefusal = keyof typeof catalogueMessages;
