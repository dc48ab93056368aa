import type { PriceFormat } from '../../money/index.ts';
import type { Product, ProductVariant } from '../catalogue-schemas.ts';
import { writeCell, type VariantColumn } from './variant-cells.ts';

/** A typed text and where it was typed. */
export interface CellInput {
  readonly variantId: string;
  readonly column: VariantColumn;
  readonly text: string;
}

export interface CellFault extends CellInput {
  readonly fault: string;
}

/** Invalid cells are left as they are and returned with their text, so that nothing typed is lost. */
export interface CellsEdit {
  readonly product: Product;
  readonly faults: readonly CellFault[];
}

const findTakenSkus = (variants: readonly ProductVariant[], changed: ReadonlySet<string>): Set<string> => {
  const seen = new Set(variants.flatMap(({ id, sku }) => (changed.has(id) || sku === '' ? [] : [sku])));
  const doubled = new Set<string>();
  for (const { id, sku } of variants)
    if (changed.has(id) && sku !== '' && (seen.has(sku) || !seen.add(sku))) doubled.add(id);
  return doubled;
};

interface Written {
  readonly variants: ReadonlyMap<string, ProductVariant>;
  readonly faults: readonly CellFault[];
}

const writeAll = (product: Product, inputs: readonly CellInput[], format: PriceFormat): Written => {
  const variants = new Map((product.variants ?? []).map((variant) => [variant.id, variant]));
  const faults: CellFault[] = [];
  for (const input of inputs) {
    const variant = variants.get(input.variantId);
    const edit = variant && writeCell(variant, input, format);
    if (edit && 'fault' in edit) faults.push({ ...input, fault: edit.fault });
    else if (edit) variants.set(input.variantId, edit.variant);
  }
  return { variants, faults };
};

const SKU_TAKEN = 'Another variant has this SKU already.';

/** Writes several cells as one change. A SKU that another variant has is refused. */
export const writeCells = (
  product: Product,
  inputs: readonly CellInput[],
  format: PriceFormat,
): CellsEdit => {
  const before = new Map((product.variants ?? []).map((variant) => [variant.id, variant]));
  const { variants, faults } = writeAll(product, inputs, format);
  const skuInputs = new Map(
    inputs.filter(({ column }) => column === 'sku').map((input) => [input.variantId, input]),
  );
  const doubled = findTakenSkus([...variants.values()], new Set(skuInputs.keys()));
  const next = [...variants.values()].map((variant) =>
    doubled.has(variant.id) ? { ...variant, sku: before.get(variant.id)?.sku ?? '' } : variant,
  );
  const skuFaults = [...doubled].flatMap((id) => {
    const input = skuInputs.get(id);
    return input ? [{ ...input, fault: SKU_TAKEN }] : [];
  });
  return { product: { ...product, variants: next }, faults: [...faults, ...skuFaults] };
};

/** Cells of a spreadsheet: rows by line, columns by tab. Quoted cells may hold line breaks. */
export const readPastedCells = (text: string): string[][] => {
  const rows: string[][] = [[]];
  const cells = text.replaceAll('\r\n', '\n').matchAll(/("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/g);
  for (const [whole, cell = '', end] of cells) {
    if (whole === '' && end === '') break;
    const isQuoted = cell.length > 1 && cell.startsWith('"') && cell.endsWith('"');
    rows.at(-1)?.push(isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell.trim());
    if (end === '\n') rows.push([]);
  }
  while (rows.length > 0 && (rows.at(-1) ?? []).every((cell) => cell === '')) rows.pop();
  return rows;
};

export interface PasteTarget<Column extends string> {
  /** The variant and column of the cell that was pasted into. */
  readonly variantId: string;
  readonly column: Column;
  /** The columns in view. */
  readonly columns: readonly Column[];
  readonly variantIds: readonly string[];
}

/** The cells that pasted rows fill, from the target downwards and to the right. */
export const placePastedCells = <Column extends string>(
  rows: readonly (readonly string[])[],
  { variantId, column, columns, variantIds }: PasteTarget<Column>,
): { readonly variantId: string; readonly column: Column; readonly text: string }[] => {
  const firstRow = variantIds.indexOf(variantId);
  const firstColumn = columns.indexOf(column);
  return rows.flatMap((cells, down) =>
    cells.flatMap((text, right) => {
      const id = variantIds[firstRow + down];
      const place = columns[firstColumn + right];
      return id === undefined || place === undefined ? [] : [{ variantId: id, column: place, text }];
    }),
  );
};

export type VariantSwitch = 'onSale' | 'allowBackorder';

interface SwitchChange {
  readonly ids: readonly string[];
  readonly field: VariantSwitch;
  readonly isOn: boolean;
}

/** What has no sale price cannot be put on sale and stays as it is. */
export const switchVariants = (product: Product, { ids, field, isOn }: SwitchChange): Product => {
  const chosen = new Set(ids);
  const change = (variant: ProductVariant): ProductVariant => {
    const { [field]: _before, ...rest } = variant;
    if (!isOn) return rest;
    return field === 'onSale' && (variant.salePrice === undefined || variant.salePrice > variant.price)
      ? variant
      : { ...rest, [field]: true };
  };
  return {
    ...product,
    variants: (product.variants ?? []).map((variant) => (chosen.has(variant.id) ? change(variant) : variant)),
  };
};

/** Undefined removes the picture. */
export const setVariantPicture = (
  product: Product,
  ids: readonly string[],
  imageId: string | undefined,
): Product => {
  const chosen = new Set(ids);
  const change = ({ imageId: _before, ...rest }: ProductVariant): ProductVariant =>
    imageId === undefined ? rest : { ...rest, imageId };
  return {
    ...product,
    variants: (product.variants ?? []).map((variant) => (chosen.has(variant.id) ? change(variant) : variant)),
  };
};

/** Variants that are left out of a published product are retired; the last one stays. */
export const retireVariants = (product: Product, ids: readonly string[]): Product => {
  const gone = new Set(ids);
  const kept = (product.variants ?? []).filter(({ id }) => !gone.has(id));
  return kept.length === 0 ? product : { ...product, variants: kept };
};

/** Forgets pictures that are no longer among the product's. */
export const withoutPictures = (product: Product, imageIds: readonly string[]): Product => {
  const known = new Set(imageIds);
  const lost = (product.variants ?? []).filter(({ imageId }) => imageId !== undefined && !known.has(imageId));
  const plain =
    lost.length === 0
      ? product
      : setVariantPicture(
          product,
          lost.map(({ id }) => id),
          undefined,
        );
  const { swatches, ...rest } = plain;
  if (!swatches) return plain;
  const kept = Object.entries(swatches).flatMap(([option, values]) => {
    const left = Object.entries(values).filter(
      ([, swatch]) => !('imageId' in swatch) || known.has(swatch.imageId),
    );
    return left.length === 0 ? [] : [[option, Object.fromEntries(left)] as const];
  });
  return kept.length === 0 ? rest : { ...rest, swatches: Object.fromEntries(kept) };
};
