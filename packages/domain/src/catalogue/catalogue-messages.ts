export const catalogueMessages = {
  'stock-impossible': 'A stock is a whole number from 0 up. Nothing was changed.',
} as const;

export type CatalogueRefusal = keyof typeof catalogueMessages;
