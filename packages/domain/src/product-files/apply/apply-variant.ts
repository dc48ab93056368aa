import type { ProductVariant } from '../../catalogue/index.ts';
import { isSameContent } from '../../documents/index.ts';
import type { RecognizedColumns } from '../columns/column-set.ts';
import type { FileVariant } from '../read/file-product.ts';
import { mergeKept } from './merge-kept.ts';

export type WeightUnit = 'KILOGRAM' | 'POUND';

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

const NO_SIZE = { len: 0, width: 0, height: 0 };

const sizeOf = (
  { length, width, height }: Partial<FileVariant>,
  { stored, weightUnit }: VariantContext,
): Pick<ProductVariant, 'shippingSize'> => {
  if (length === undefined && width === undefined && height === undefined) return {};
  const usual = { ...NO_SIZE, unit: weightUnit === 'KILOGRAM' ? ('CENTIMETER' as const) : ('INCH' as const) };
  const before = stored?.shippingSize ?? usual;
  const { len, ...sides } = before;
  return {
    shippingSize: {
      ...sides,
      len: length ?? len,
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
    },
  };
};

/** Null deletes the field. */
const merge = (stored: object, changes: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries({ ...stored, ...changes }).filter(([, value]) => value !== null && value !== undefined),
  );

const weightOf = ({ weight }: Partial<FileVariant>, { stored, weightUnit }: VariantContext) => {
  if (weight === undefined) return {};
  const unit = weight?.unit ?? stored?.shippingWeight?.unit ?? weightUnit;
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
  const { sku, barcode, cost, allowBackorder } = changed;
  const start = stored ?? { id: context.newId(), sku: '', attributes: {}, price: 0 };
  const { importedColumns: _before, ...rest } = start as ProductVariant;
  return {
    ...(merge(rest, {
      ...(sku === undefined ? {} : { sku }),
      ...priceFields(changed),
      ...(barcode === undefined ? {} : { barcode: emptyAsNull(barcode) }),
      ...(cost === undefined ? {} : { cost }),
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
