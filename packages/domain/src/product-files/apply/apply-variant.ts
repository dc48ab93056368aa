import type { ProductVariant } from '../../catalogue/index.ts';
import { isSameContent } from '../../documents/index.ts';
import type { RecognizedColumns } from '../columns/column-set.ts';
import type { FileVariant } from '../read/file-product.ts';
import { convertLength, lengthUnitOf, type WeightUnit } from '../units.ts';
import { mergeKept } from './merge-kept.ts';

export interface VariantContext {
  readonly stored: ProductVariant | undefined;
  /** What an export says of the stored variant: cells that say the same change nothing. */
  readonly known: FileVariant | undefined;
  readonly columns: RecognizedColumns;
  readonly hasOptionColumns: boolean;
  /** Of cells that name none. */
  readonly weightUnit: WeightUnit;
  newId(): string;
}

/** The fields of a row that say something else than what is stored. */
export const changedFields = <Fields extends object>(
  row: Fields,
  known: Partial<Fields> | undefined,
): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => !known || !isSameContent(value, Reflect.get(known, name) as unknown),
    ),
  ) as Partial<Fields>;

type Size = NonNullable<ProductVariant['shippingSize']>;

/** Sides that the file leaves as they are come into its unit with the others. */
const sizeBefore = ({ stored, weightUnit }: VariantContext): Size => {
  const unit = lengthUnitOf(weightUnit);
  const size = stored?.shippingSize;
  if (!size) return { len: 0, width: 0, height: 0, unit };
  const into = (value: number): number => convertLength(value, size.unit, unit);
  return { len: into(size.len), width: into(size.width), height: into(size.height), unit };
};

const sizeOf = (
  { length, width, height }: Partial<FileVariant>,
  context: VariantContext,
): Pick<ProductVariant, 'shippingSize'> => {
  if (length === undefined && width === undefined && height === undefined) return {};
  const before = sizeBefore(context);
  return {
    shippingSize: {
      len: length ?? before.len,
      width: width ?? before.width,
      height: height ?? before.height,
      unit: before.unit,
    },
  };
};

/** Null deletes the field. */
const merge = (stored: object, changes: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries({ ...stored, ...changes }).filter(([, value]) => value !== null && value !== undefined),
  );

const weightOf = ({ weight }: Partial<FileVariant>, { weightUnit }: VariantContext) => {
  if (weight === undefined) return {};
  const unit = weight?.unit ?? weightUnit;
  return { shippingWeight: weight && { value: weight.value, unit } };
};

const priceFields = ({ price, salePrice, onSale }: Partial<FileVariant>) => ({
  ...(price === undefined ? {} : { price }),
  ...(salePrice === undefined ? {} : { salePrice }),
  // A variant that is not on sale says nothing of it.
  ...(onSale === undefined ? {} : { onSale: onSale || null }),
});

const emptyAsNull = (text: string): string | null => (text === '' ? null : text);

/** The variant after the import. */
export const applyVariant = (row: FileVariant, context: VariantContext): ProductVariant => {
  const { stored, known, columns, hasOptionColumns } = context;
  const changed = changedFields(row, known);
  const { sku, barcode, cost, unitMeasure, allowBackorder } = changed;
  const start = stored ?? { id: context.newId(), sku: '', attributes: {}, price: 0 };
  const { importedColumns: _before, ...rest } = start as ProductVariant;
  return {
    ...(merge(rest, {
      ...(sku === undefined ? {} : { sku }),
      ...priceFields(changed),
      ...(barcode === undefined ? {} : { barcode: emptyAsNull(barcode) }),
      ...(cost === undefined ? {} : { cost }),
      ...(unitMeasure === undefined ? {} : { unitMeasure }),
      ...(allowBackorder === undefined ? {} : { allowBackorder: allowBackorder || null }),
      ...weightOf(changed, context),
      ...sizeOf(changed, context),
      ...(hasOptionColumns ? { attributes: row.attributes } : {}),
    }) as ProductVariant),
    ...mergeKept(stored?.importedColumns, row.kept, columns),
  };
};

/** Prices and SKU of what has no variants. */
export const applySingle = (product: object, row: FileVariant, known: FileVariant | undefined): object => {
  const changed = changedFields(row, known);
  return merge(product, {
    ...priceFields(changed),
    ...(changed.sku === undefined ? {} : { sku: changed.sku }),
  });
};
