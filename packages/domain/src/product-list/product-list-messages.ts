/** Why a bulk action left a product as it was. */
export const bulkFaults = {
  'no-price': 'It has no price yet. Open the product and add one.',
  'price-too-low': 'Its price would be below zero. Choose a smaller reduction.',
  'price-too-high': 'Its price would be too high. Choose a smaller increase.',
  'sale-too-low': 'Its sale price would be below zero. Choose a smaller reduction.',
  'gift-card-sale': 'Gift cards cannot be on sale.',
  'gift-card-worthless': 'A gift card would be worth nothing. Choose a smaller reduction.',
  'already-hidden': 'It is already hidden from visitors.',
  'changed-since': 'It was changed after this action and stays as it is now.',
  gone: 'It was deleted in the meantime.',
} as const;

export type BulkFault = keyof typeof bulkFaults;

export const productListMessages = {
  'bulk-running': 'Another bulk action is still running. Wait until it is done, or cancel it.',
  'bulk-nothing': 'No products match any more. Choose them again.',
  'bulk-finished': 'This bulk action is already done.',
  'bulk-not-undoable': 'This bulk action can no longer be undone.',
} as const;

export type ProductListRefusal = keyof typeof productListMessages;
