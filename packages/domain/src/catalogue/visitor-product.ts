import type { Product, ProductVariant } from './catalogue-schemas.ts';

/** Fields that only the owner sees, and videos, which the gallery shows. What a download delivers is known to its buyers alone. */
type PrivateField =
  'isPriceMissing' | 'videos' | 'fileId' | 'importedColumns' | 'relatedProductIds' | 'taxClass';
type PrivateVariantField = 'isPriceMissing' | 'cost' | 'importedColumns';

export type VisitorVariant = Omit<ProductVariant, PrivateVariantField>;

/** A product as it may be sent to anybody. */
export interface VisitorProduct extends Omit<Product, PrivateField | 'variants'> {
  readonly variants?: readonly VisitorVariant[];
}

const visitorVariant = ({
  isPriceMissing: _isMissing,
  cost: _cost,
  importedColumns: _columns,
  ...variant
}: ProductVariant): VisitorVariant => variant;

/** The one way from a stored product to what pages, calls and scripts of visitors read. */
export const visitorProduct = ({
  isPriceMissing: _isMissing,
  fileId: _fileId,
  importedColumns: _columns,
  relatedProductIds: _related,
  videos: _videos,
  taxClass: _taxClass,
  variants,
  ...product
}: Product): VisitorProduct => ({
  ...product,
  ...(variants ? { variants: variants.map(visitorVariant) } : {}),
});
