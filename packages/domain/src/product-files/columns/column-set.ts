import type { Encoding } from '../../csv/index.ts';

export const columnSetNames = ['squarespace', 'shopify'] as const;
export type ColumnSetName = (typeof columnSetNames)[number];

/** What a cell says; `kept` cells are stored and exported again without being understood. */
export type ProductField =
  | 'productId'
  | 'productType'
  | 'page'
  | 'url'
  | 'title'
  | 'description'
  | 'categories'
  | 'tags'
  | 'isVisible'
  | 'status'
  | 'pictures'
  | 'videos'
  | 'vendor'
  | 'isGiftCard'
  | 'seoTitle'
  | 'seoDescription'
  | 'optionName'
  | 'kept';

export type VariantField =
  | 'variantId'
  | 'sku'
  | 'barcode'
  | 'optionValue'
  | 'price'
  | 'salePrice'
  | 'onSale'
  | 'compareAtPrice'
  | 'stock'
  | 'stockTracker'
  | 'stockPolicy'
  | 'weight'
  | 'grams'
  | 'weightUnit'
  | 'length'
  | 'width'
  | 'height'
  | 'cost'
  | 'content'
  | 'contentUnit'
  | 'reference'
  | 'referenceUnit'
  | 'requiresShipping'
  | 'variantPicture'
  | 'picture'
  | 'picturePosition'
  | 'pictureAlt'
  | 'kept';

export type Column = {
  readonly header: string;
  /** Other spellings of the header. */
  readonly aliases?: readonly string[];
  /** Of option columns, from 1. */
  readonly option?: number;
  /** Written where nothing is stored for a kept column. */
  readonly usual?: string;
  /** Understood when read, but not written. */
  readonly isReadOnly?: true;
} & (
  | { readonly level: 'product'; readonly field: ProductField }
  | { readonly level: 'variant'; readonly field: VariantField }
);

/** In files of both kinds; neither Squarespace nor Shopify has a column for videos. */
export const videoColumn: Column = { header: 'Video URLs', level: 'product', field: 'videos' };

/** Of unit prices, named as Shopify names them; Squarespace has none. */
export const unitPriceColumns: readonly Column[] = [
  { header: 'Unit Price Total Measure', level: 'variant', field: 'content' },
  { header: 'Unit Price Total Measure Unit', level: 'variant', field: 'contentUnit' },
  { header: 'Unit Price Base Measure', level: 'variant', field: 'reference' },
  { header: 'Unit Price Base Measure Unit', level: 'variant', field: 'referenceUnit' },
];

export interface ColumnSet {
  readonly name: ColumnSetName;
  readonly title: string;
  readonly columns: readonly Column[];
  /** Headers without which a file is not of this set. */
  readonly required: readonly string[];
}

/** Which cell of a row says what. */
export interface RecognizedColumns {
  readonly set: ColumnSetName;
  readonly headers: readonly string[];
  /** By place in the row; undefined for columns that are kept as they are. */
  readonly columns: readonly (Column | undefined)[];
}

export interface FileFormat {
  readonly encoding: Encoding;
  readonly delimiter: string;
}
