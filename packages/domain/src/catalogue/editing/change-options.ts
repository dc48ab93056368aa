import type { Product, ProductVariant, Swatch } from '../catalogue-schemas.ts';
import {
  combinationKey,
  findNameFault,
  optionsOf,
  sortVariants,
  type Attributes,
  type ProductEdit,
  type ProductOption,
} from './options.ts';

export interface OptionValue {
  readonly option: string;
  readonly value: string;
}

type Swatches = NonNullable<Product['swatches']>;

const withSwatches = (product: Product, swatches: Swatches): Product => {
  const { swatches: _before, ...rest } = product;
  const filled = Object.entries(swatches).filter(([, values]) => Object.keys(values).length > 0);
  return filled.length === 0 ? rest : { ...rest, swatches: Object.fromEntries(filled) };
};

const renameKey = <Value>(
  record: Readonly<Record<string, Value>>,
  from: string,
  to: string,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name === from ? to : name, value]));

const mapAttributes = (
  variants: readonly ProductVariant[] = [],
  change: (attributes: Attributes) => Record<string, string>,
): ProductVariant[] => variants.map((variant) => ({ ...variant, attributes: change(variant.attributes) }));

/** Variants keep their ids, so carts still hold them. */
export const renameOption = (product: Product, from: string, typed: string): ProductEdit => {
  const to = typed.trim();
  const { variantOptionOrdering: names = [], swatches = {} } = product;
  const fault = findNameFault(to, { what: 'option', others: names.filter((name) => name !== from) });
  if (fault !== undefined) return { fault };
  const renamed = {
    ...product,
    variantOptionOrdering: names.map((name) => (name === from ? to : name)),
    variants: mapAttributes(product.variants, (attributes) => renameKey(attributes, from, to)),
  };
  return { product: withSwatches(renamed, renameKey(swatches, from, to)) };
};

export const renameValue = (product: Product, { option, value }: OptionValue, typed: string): ProductEdit => {
  const to = typed.trim();
  const values = optionsOf(product).find(({ name }) => name === option)?.values ?? [];
  const fault = findNameFault(to, { what: 'value', others: values.filter((each) => each !== value) });
  if (fault !== undefined) return { fault };
  const renamed = {
    ...product,
    variants: mapAttributes(product.variants, (attributes) =>
      attributes[option] === value ? { ...attributes, [option]: to } : { ...attributes },
    ),
  };
  const { [option]: swatches = {}, ...others } = product.swatches ?? {};
  return { product: withSwatches(renamed, { ...others, [option]: renameKey(swatches, value, to) }) };
};

const without = (attributes: Attributes, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).filter(([each]) => each !== name));

/** Of variants that are the same without the option the first stays. */
export const removeOption = (product: Product, option: string): Product => {
  const { variantOptionOrdering = [], variants = [], swatches = {} } = product;
  const names = variantOptionOrdering.filter((name) => name !== option);
  const seen = new Set<string>();
  const kept = mapAttributes(variants, (attributes) => without(attributes, option)).filter(
    ({ attributes }) => {
      const key = combinationKey(attributes, names);
      return !seen.has(key) && seen.add(key);
    },
  );
  const { variantOptionOrdering: _names, ...rest } = product;
  const { [option]: _swatches, ...others } = swatches;
  return withSwatches(
    { ...rest, ...(names.length > 0 && { variantOptionOrdering: names }), variants: kept },
    others,
  );
};

/** Removes a value with its variants; an option without values is removed too. */
export const removeValue = (product: Product, { option, value }: OptionValue): Product => {
  const values = optionsOf(product).find(({ name }) => name === option)?.values ?? [];
  if (values.length <= 1) return removeOption(product, option);
  const { [option]: swatches = {}, ...others } = product.swatches ?? {};
  const { [value]: _swatch, ...kept } = swatches;
  const variants = (product.variants ?? []).filter(({ attributes }) => attributes[option] !== value);
  return withSwatches({ ...product, variants }, { ...others, [option]: kept });
};

const move = <Entry>(list: readonly Entry[], entry: Entry, to: number): Entry[] => {
  const rest = list.filter((each) => each !== entry);
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, entry);
};

const inOrder = (product: Product, options: readonly ProductOption[]): Product => ({
  ...product,
  variantOptionOrdering: options.map(({ name }) => name),
  variants: sortVariants(product.variants ?? [], options),
});

export const moveOption = (product: Product, option: string, to: number): Product => {
  const options = optionsOf(product);
  const moved = options.find(({ name }) => name === option);
  return moved ? inOrder(product, move(options, moved, to)) : product;
};

export const moveValue = (product: Product, { option, value }: OptionValue, to: number): Product =>
  inOrder(
    product,
    optionsOf(product).map((each) =>
      each.name === option ? { name: option, values: move(each.values, value, to) } : each,
    ),
  );

/** Undefined removes the swatch. */
export const setSwatch = (
  product: Product,
  { option, value }: OptionValue,
  swatch: Swatch | undefined,
): Product => {
  const { [option]: values = {}, ...others } = product.swatches ?? {};
  const { [value]: _before, ...rest } = values;
  return withSwatches(product, { ...others, [option]: swatch ? { ...rest, [value]: swatch } : rest });
};
