import {
  contentOf,
  formatMeasure,
  readProduct,
  referenceOf,
  type Product,
  type ProductVariant,
} from '../../catalogue/index.ts';
import { isSameContent } from '../../documents/index.ts';
import type { ItemContent } from '../../pages/index.ts';

/** One difference that an import makes, as people read it. */
export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const MAX_SHOWN = 120;

const show = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
};

type Shown = (minor: number | undefined) => string;

const change = (field: string, before: unknown, after: unknown): FieldChange[] =>
  isSameContent(before ?? '', after ?? '') ? [] : [{ field, before: show(before), after: show(after) }];

const names = (list: readonly string[] | undefined): string => (list ?? []).join(', ');

const textChanges = (before: ItemContent, after: ItemContent): FieldChange[] => [
  ...change('Title', before.title, after.title),
  ...change('URL', before.urlId, after.urlId),
  ...change('Description', before.body, after.body),
  ...change('Categories', names(before.categories), names(after.categories)),
  ...change('Tags', names(before.tags), names(after.tags)),
  ...change('Status', before.status, after.status),
  ...change('SEO title', before.seo?.title, after.seo?.title),
  ...change('SEO description', before.seo?.description, after.seo?.description),
];

const measures = ({
  shippingWeight,
  shippingSize,
  unitMeasure,
}: Partial<ProductVariant>): Record<string, string> => ({
  Weight: shippingWeight ? `${shippingWeight.value} ${shippingWeight.unit === 'POUND' ? 'lb' : 'kg'}` : '',
  Size: shippingSize
    ? `${shippingSize.len} × ${shippingSize.width} × ${shippingSize.height} ${shippingSize.unit === 'INCH' ? 'in' : 'cm'}`
    : '',
  Content: unitMeasure ? formatMeasure(contentOf(unitMeasure), 'en') : '',
  'Unit price per': unitMeasure ? formatMeasure(referenceOf(unitMeasure), 'en') : '',
});

const describeVariant = (variant: Partial<ProductVariant>, price: Shown): Record<string, string> => ({
  SKU: variant.sku ?? '',
  Options: Object.values(variant.attributes ?? {}).join(', '),
  Price: price(variant.price),
  'Sale price': price(variant.salePrice),
  'On sale': variant.onSale ? 'Yes' : 'No',
  Barcode: variant.barcode ?? '',
  Cost: price(variant.cost),
  'Continue selling when out of stock': variant.allowBackorder ? 'Yes' : 'No',
  ...measures(variant),
  'Other columns': Object.entries(variant.importedColumns ?? {})
    .map(([header, cell]) => `${header}: ${cell}`)
    .join(', '),
});

const nameOf = ({ sku, attributes = {} }: Partial<ProductVariant>): string =>
  sku || Object.values(attributes).join(', ');

const variantChanges = (
  before: Partial<ProductVariant>,
  after: Partial<ProductVariant>,
  price: Shown,
): FieldChange[] => {
  const [was, is] = [describeVariant(before, price), describeVariant(after, price)];
  return Object.keys(is).flatMap((field) => change(`${field} of ${nameOf(after)}`, was[field], is[field]));
};

const listVariantChanges = (
  before: readonly Partial<ProductVariant>[],
  after: readonly Partial<ProductVariant>[],
  price: Shown,
): FieldChange[] => {
  const stored = new Map(before.map((variant) => [variant.id, variant]));
  const left = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((variant) => {
      const known = stored.get(variant.id);
      return known ? variantChanges(known, variant, price) : change('Variant', '', nameOf(variant));
    }),
    ...before.flatMap((variant) => (left.has(variant.id) ? [] : change('Variant', nameOf(variant), ''))),
  ];
};

const describeVideos = (product: Product | undefined): string =>
  (product?.videos ?? []).map(({ url, fileId = '' }) => url ?? `File ${fileId}`).join(' ');

/** What becomes different in a product that exists. */
export const listChanges = (before: ItemContent, after: ItemContent, price: Shown): FieldChange[] => {
  const [was, is] = [readProduct(before), readProduct(after)];
  return [
    ...textChanges(before, after),
    ...change('Vendor', was?.vendor, is?.vendor),
    ...change('Videos', describeVideos(was), describeVideos(is)),
    ...change('Options', names(was?.variantOptionOrdering), names(is?.variantOptionOrdering)),
    ...change('Other columns', was?.importedColumns, is?.importedColumns),
    ...listVariantChanges(was?.variants ?? [was ?? {}], is?.variants ?? [is ?? {}], price),
  ];
};
