import { isCounted, needsShipping, productTypes, type VariantColumn } from '@sitewright/domain/catalogue';

/** Typed cells: those of the document, and the stock, which is live. */
export type CellColumn = VariantColumn | 'stock';

export type SwitchColumn = 'onSale' | 'allowBackorder';

export type ViewName = 'main' | 'details';

export interface ColumnView {
  readonly cells: readonly CellColumn[];
  readonly switches: readonly SwitchColumn[];
}

export const columnNames: Readonly<Record<CellColumn | SwitchColumn, string>> = {
  sku: 'SKU',
  price: 'Price',
  salePrice: 'Sale price',
  stock: 'Stock',
  weight: 'Weight',
  barcode: 'Barcode',
  cost: 'Cost',
  size: 'Size (W × H × L)',
  content: 'Content',
  reference: 'Unit price per',
  onSale: 'On sale',
  allowBackorder: 'Sell when out of stock',
};

const cellsByView: Readonly<Record<ViewName, readonly CellColumn[]>> = {
  main: ['sku', 'price', 'salePrice', 'stock', 'weight'],
  details: ['barcode', 'cost', 'size', 'content', 'reference'],
};

export const cellColumns: readonly CellColumn[] = Object.values(cellsByView).flat();

const switchesByView: Readonly<Record<ViewName, readonly SwitchColumn[]>> = {
  main: [],
  details: ['onSale', 'allowBackorder'],
};

const hasColumn = (type: number, column: CellColumn | SwitchColumn): boolean => {
  const isGiftCard = type === productTypes.giftCard;
  switch (column) {
    case 'weight':
    case 'size':
    case 'content':
    case 'reference':
      return needsShipping(type);
    case 'stock':
    case 'allowBackorder':
      return isCounted(type);
    case 'salePrice':
    case 'onSale':
    case 'cost':
      return !isGiftCard;
    default:
      return true;
  }
};

/** The columns that a type of product has. */
export const columnsOf = (type: number, view: ViewName): ColumnView => ({
  cells: cellsByView[view].filter((column) => hasColumn(type, column)),
  switches: switchesByView[view].filter((column) => hasColumn(type, column)),
});
