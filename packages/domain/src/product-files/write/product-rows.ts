import { productTypes, readProduct, type Product, type ProductVariant } from '../../catalogue/index.ts';
import { decimal, formatDecimal } from '../../money/index.ts';
import type { ItemContent } from '../../pages/index.ts';
import type { Column, RecognizedColumns } from '../columns/column-set.ts';
import { writeNames } from '../read/read-cells.ts';
import { writeVideos } from '../videos/video-addresses.ts';
import { convertLength, convertWeight, GRAMS_PER_POUND, lengthUnitOf, type WeightUnit } from '../units.ts';

export interface ExportedPicture {
  readonly url: string;
  readonly altText: string;
}

/** A product with everything that a row says of it. */
export interface ExportedProduct {
  readonly item: ItemContent;
  /** Address of its products page. */
  readonly page: string;
  /** Levels by variant; null is unlimited. */
  readonly stock: Readonly<Record<string, number | null>>;
  /** Pictures and video files by id. */
  readonly pictures: ReadonlyMap<string, ExportedPicture>;
  readonly fractionDigits: number;
  /** Of all weights in columns that name no unit. */
  readonly weightUnit: WeightUnit;
}

type Variant = Partial<ProductVariant>;

interface Row {
  readonly exported: ExportedProduct;
  readonly product: Product;
  readonly variant: Variant | undefined;
  readonly index: number;
  readonly picture: (ExportedPicture & { readonly position: number }) | undefined;
}

const NO_GROUPS = { group: '', point: '.' };

const typeNames: Readonly<Record<number, string>> = {
  [productTypes.physical]: 'PHYSICAL',
  [productTypes.digital]: 'DOWNLOAD',
  [productTypes.service]: 'SERVICE',
  [productTypes.giftCard]: 'GIFT_CARD',
  [productTypes.paywall]: 'PAYWALL',
};

const yesNo = (value: boolean | undefined): string => (value ? 'Yes' : 'No');
const trueFalse = (value: boolean): string => (value ? 'TRUE' : 'FALSE');

const isVisible = ({ exported }: Row): boolean => exported.item.status === 'published';

const amount = ({ exported: { fractionDigits } }: Row, minor: number | undefined): string =>
  minor === undefined ? '' : formatDecimal(decimal(BigInt(minor), fractionDigits), fractionDigits, NO_GROUPS);

const pictureUrls = ({ exported: { item, pictures } }: Row): string =>
  (item.imageIds ?? []).flatMap((id) => pictures.get(id)?.url ?? []).join(' ');

const productCells = {
  productId: ({ exported }) => exported.item.id,
  productType: ({ product }) => typeNames[product.productType] ?? '',
  page: ({ exported }) => exported.page,
  url: ({ exported }) => exported.item.urlId,
  title: ({ exported }) => exported.item.title,
  description: ({ exported }) => exported.item.body ?? '',
  categories: ({ exported }) => writeNames(exported.item.categories ?? []),
  tags: ({ exported }) => writeNames(exported.item.tags ?? []),
  status: (row) => (isVisible(row) ? 'active' : 'draft'),
  pictures: pictureUrls,
  videos: ({ exported, product }) =>
    writeVideos(product.videos ?? [], (fileId) => exported.pictures.get(fileId)?.url),
  vendor: ({ product }) => product.vendor ?? '',
  isGiftCard: ({ product }) => trueFalse(product.productType === productTypes.giftCard),
  seoTitle: ({ exported }) => exported.item.seo?.title ?? '',
  seoDescription: ({ exported }) => exported.item.seo?.description ?? '',
} as const satisfies Record<string, (row: Row) => string>;

const isSale = ({ onSale, salePrice }: Variant): boolean => onSale === true && salePrice !== undefined;

const levelOf = ({ exported }: Row, { id = '' }: Variant): number | null | undefined => exported.stock[id];

const grams = ({ shippingWeight }: Variant): string => {
  if (!shippingWeight) return '';
  const perUnit = shippingWeight.unit === 'POUND' ? GRAMS_PER_POUND : 1000;
  return String(Math.round(shippingWeight.value * perUnit * 1000) / 1000);
};

const measure = (value: number | undefined): string => (value === undefined ? '' : String(value));

const side = ({ exported }: Row, { shippingSize: size }: Variant, name: 'len' | 'width' | 'height'): string =>
  measure(size && convertLength(size[name], size.unit, lengthUnitOf(exported.weightUnit)));

const squarespaceStock = (row: Row, variant: Variant): string => {
  const level = levelOf(row, variant);
  return level === null ? 'Unlimited' : measure(level);
};

type VariantCell = (row: Row, variant: Variant) => string;

const variantCells = {
  variantId: (_row, { id }) => id ?? '',
  sku: (_row, { sku }) => sku ?? '',
  barcode: (_row, { barcode }) => barcode ?? '',
  salePrice: (row, { salePrice }) => amount(row, salePrice),
  onSale: (_row, { onSale }) => yesNo(onSale),
  compareAtPrice: (row, variant) => (isSale(variant) ? amount(row, variant.price) : ''),
  stockTracker: (row, variant) => (levelOf(row, variant) === null ? '' : 'shopify'),
  stockPolicy: (_row, { allowBackorder }) => (allowBackorder ? 'continue' : 'deny'),
  weight: ({ exported }, { shippingWeight: weight }) =>
    measure(weight && convertWeight(weight.value, weight.unit, exported.weightUnit)),
  grams: (_row, variant) => grams(variant),
  weightUnit: (_row, { shippingWeight }) => (shippingWeight?.unit === 'POUND' ? 'lb' : 'kg'),
  length: (row, variant) => side(row, variant, 'len'),
  width: (row, variant) => side(row, variant, 'width'),
  height: (row, variant) => side(row, variant, 'height'),
  cost: (row, { cost }) => amount(row, cost),
  content: (_row, { unitMeasure }) => measure(unitMeasure?.amount),
  contentUnit: (_row, { unitMeasure }) => unitMeasure?.unit ?? '',
  reference: (_row, { unitMeasure }) => measure(unitMeasure?.referenceAmount),
  referenceUnit: (_row, { unitMeasure }) => unitMeasure?.referenceUnit ?? '',
  requiresShipping: ({ product }) => trueFalse(product.productType === productTypes.physical).toLowerCase(),
  variantPicture: ({ exported }, { imageId = '' }) => exported.pictures.get(imageId)?.url ?? '',
} as const satisfies Record<string, VariantCell>;

const isProductCell = (field: string): field is keyof typeof productCells =>
  Object.hasOwn(productCells, field);
const isVariantCell = (field: string): field is keyof typeof variantCells =>
  Object.hasOwn(variantCells, field);

const pictureCell = ({ picture }: Row, field: string): string => {
  if (!picture) return '';
  if (field === 'picture') return picture.url;
  return field === 'pictureAlt' ? picture.altText : String(picture.position);
};

/** Products without options have one that is called Title in files of Shopify. */
const optionName = ({ product }: Row, set: string, option: number): string =>
  product.variantOptionOrdering?.[option - 1] ??
  (set === 'shopify' && option === 1 && !product.variantOptionOrdering?.length ? 'Title' : '');

const optionValue = ({ product }: Row, variant: Variant, option: number): string | undefined => {
  const name = product.variantOptionOrdering?.[option - 1];
  return name === undefined ? undefined : (variant.attributes?.[name] ?? '');
};

const variantCell = (row: Row, column: Column, set: string): string => {
  const { variant } = row;
  if (column.field === 'picture' || column.field === 'picturePosition' || column.field === 'pictureAlt')
    return pictureCell(row, column.field);
  if (!variant) return '';
  const { field, option = 0 } = column;
  if (field === 'kept') return variant.importedColumns?.[column.header] ?? column.usual ?? '';
  if (field === 'optionValue')
    return optionValue(row, variant, option) ?? (set === 'shopify' && option === 1 ? 'Default Title' : '');
  if (field === 'price')
    return amount(row, set === 'shopify' && isSale(variant) ? variant.salePrice : variant.price);
  if (field === 'stock')
    return set === 'shopify' ? measure(levelOf(row, variant) ?? undefined) : squarespaceStock(row, variant);
  return isVariantCell(field) ? variantCells[field](row, variant) : '';
};

const productCell = (row: Row, column: Column, set: string): string => {
  const isHandle = set === 'shopify' && column.field === 'url';
  if (row.index > 0 && !isHandle) return '';
  if (column.field === 'kept') return row.product.importedColumns?.[column.header] ?? column.usual ?? '';
  if (column.field === 'optionName') return optionName(row, set, column.option ?? 0);
  if (column.field === 'isVisible')
    return set === 'shopify' ? trueFalse(isVisible(row)) : yesNo(isVisible(row));
  return isProductCell(column.field) ? productCells[column.field](row) : '';
};

/** The first row holds those of the product, further rows those of their variants. */
const unknownCell = ({ product, variant, index }: Row, header: string): string =>
  (index === 0 ? product.importedColumns : variant?.importedColumns)?.[header] ?? '';

const cellsOf = (row: Row, { set, headers, columns }: RecognizedColumns): string[] =>
  headers.map((header, place) => {
    const column = columns[place];
    if (!column) return unknownCell(row, header);
    return column.level === 'product' ? productCell(row, column, set) : variantCell(row, column, set);
  });

/** What has no variants is written as its only one. */
const variantsOf = (item: ItemContent, product: Product): readonly Variant[] => {
  if (product.variants) return product.variants;
  const { sku, price, salePrice, onSale } = product;
  if (price === undefined) return [];
  return [
    {
      id: item.id,
      price,
      ...(sku === undefined ? {} : { sku }),
      ...(salePrice === undefined ? {} : { salePrice }),
      ...(onSale === undefined ? {} : { onSale }),
    },
  ];
};

/** The rows of a product: one for each variant, and in files of Shopify for each further picture. */
export const productRows = (exported: ExportedProduct, columns: RecognizedColumns): string[][] => {
  const { item, pictures } = exported;
  const product = readProduct(item);
  if (!product) return [];
  const variants = variantsOf(item, product);
  const shown = (item.imageIds ?? []).flatMap((id) => pictures.get(id) ?? []);
  const further = columns.set === 'shopify' ? shown.length : 0;
  return Array.from({ length: Math.max(1, variants.length, further) }, (_, index) => {
    const picture = shown[index] && { ...shown[index], position: index + 1 };
    return cellsOf({ exported, product, variant: variants[index], index, picture }, columns);
  });
};
