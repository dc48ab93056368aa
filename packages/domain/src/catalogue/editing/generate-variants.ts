import { catalogueLimits as limits } from '../catalogue-limits.ts';
import type { Product, ProductVariant } from '../catalogue-schemas.ts';
import {
  combinationKey,
  findNameFault,
  optionsOf,
  sortVariants,
  tooManyOptions,
  tooManyVariants,
  type Attributes,
  type ProductEdit,
  type ProductOption,
} from './options.ts';

/** What new variants are made with. */
export interface VariantSource {
  readonly newId: () => string;
  /** Variants that were sold before: one that is offered again keeps its id, and with it its stock. */
  readonly retired?: readonly ProductVariant[];
}

const combine = (options: readonly ProductOption[]): Attributes[] =>
  options.reduce<Attributes[]>(
    (found, { name, values }) =>
      found.flatMap((attributes) => values.map((value) => ({ ...attributes, [name]: value }))),
    [{}],
  );

const sharedValues = (one: Attributes, other: Attributes): number =>
  Object.entries(one).filter(([name, value]) => other[name] === value).length;

/** The variant that is most like a new one; it lends its price and measures. */
const closestTo = (attributes: Attributes, variants: readonly ProductVariant[]): ProductVariant | undefined =>
  variants.reduce<ProductVariant | undefined>(
    (best, variant) =>
      best && sharedValues(best.attributes, attributes) >= sharedValues(variant.attributes, attributes)
        ? best
        : variant,
    undefined,
  );

const newVariant = (
  attributes: Attributes,
  variants: readonly ProductVariant[],
  id: string,
): ProductVariant => {
  const closest = closestTo(attributes, variants);
  const { price = 0, shippingWeight, shippingSize, unitMeasure, allowBackorder } = closest ?? {};
  const isPriceMissing = closest ? closest.isPriceMissing : true;
  return {
    id,
    sku: '',
    attributes,
    price,
    ...(isPriceMissing && { isPriceMissing }),
    ...(shippingWeight && { shippingWeight }),
    ...(shippingSize && { shippingSize }),
    ...(unitMeasure && { unitMeasure }),
    ...(allowBackorder && { allowBackorder }),
  };
};

/** Adds variants for combinations; those that exist stay as they are. */
const withCombinations = (
  product: Product,
  { wanted, options }: { readonly wanted: readonly Attributes[]; readonly options: readonly ProductOption[] },
  { newId, retired = [] }: VariantSource,
): ProductEdit => {
  const names = options.map(({ name }) => name);
  const variants = product.variants ?? [];
  const known = new Set(variants.map(({ attributes }) => combinationKey(attributes, names)));
  const missing = wanted.filter((attributes) => !known.has(combinationKey(attributes, names)));
  const count = variants.length + missing.length;
  if (count > limits.VARIANTS) return { fault: tooManyVariants(count) };
  const taken = new Set(variants.map(({ id }) => id));
  const usable = retired.filter(
    ({ id, attributes }) => !taken.has(id) && Object.keys(attributes).length === names.length,
  );
  const formerByKey = new Map(usable.map((variant) => [combinationKey(variant.attributes, names), variant]));
  const added = missing.map(
    (attributes) =>
      formerByKey.get(combinationKey(attributes, names)) ?? newVariant(attributes, variants, newId()),
  );
  return { product: { ...product, variants: sortVariants([...variants, ...added], options) } };
};

const findValuesFault = (values: readonly string[], others: readonly string[]): string | undefined => {
  const seen = [...others];
  for (const value of values) {
    const fault = findNameFault(value, { what: 'value', others: seen });
    if (fault !== undefined) return fault;
    seen.push(value);
  }
  return undefined;
};

/** Adds an option: the variants that exist get its first value, and one is made for each further value. */
export const addOption = (product: Product, option: ProductOption, source: VariantSource): ProductEdit => {
  const name = option.name.trim();
  const values = option.values.map((value) => value.trim());
  const options = optionsOf(product);
  if (options.length >= limits.OPTIONS) return { fault: tooManyOptions };
  const fault =
    findNameFault(name, { what: 'option', others: options.map((each) => each.name) }) ??
    (values.length === 0 ? 'Enter a value.' : findValuesFault(values, []));
  if (fault !== undefined) return { fault };
  const next = [...options, { name, values }];
  const [first = ''] = values;
  const variants = product.variants ?? [];
  const extended = {
    ...product,
    variantOptionOrdering: next.map((each) => each.name),
    variants: variants.map((variant) => ({
      ...variant,
      attributes: { ...variant.attributes, [name]: first },
    })),
  };
  const wanted =
    variants.length === 0
      ? combine(next)
      : variants.flatMap(({ attributes }) => values.map((value) => ({ ...attributes, [name]: value })));
  return withCombinations(extended, { wanted, options: next }, source);
};

/** Adds values to an option, with a variant for each combination that has one of them. */
export const addValues = (
  product: Product,
  { name, values: typed }: ProductOption,
  source: VariantSource,
): ProductEdit => {
  const options = optionsOf(product);
  const values = typed.map((value) => value.trim());
  const known = options.find((option) => option.name === name)?.values ?? [];
  const fault = findValuesFault(values, known);
  if (fault !== undefined) return { fault };
  const added = options.map((option) => (option.name === name ? { name, values } : option));
  const next = options.map((option) =>
    option.name === name ? { name, values: [...known, ...values] } : option,
  );
  return withCombinations(product, { wanted: combine(added), options: next }, source);
};

/** Combinations of option values that have no variant. */
export const missingCombinations = (product: Product): Attributes[] => {
  const options = optionsOf(product);
  const names = options.map(({ name }) => name);
  const total = options.reduce((count, { values }) => count * values.length, 1);
  if (total > limits.VARIANTS * 4) return [];
  const known = new Set((product.variants ?? []).map(({ attributes }) => combinationKey(attributes, names)));
  return combine(options).filter((attributes) => !known.has(combinationKey(attributes, names)));
};

/** Offers combinations again, or for the first time. */
export const bringBack = (
  product: Product,
  wanted: readonly Attributes[],
  source: VariantSource,
): ProductEdit => withCombinations(product, { wanted, options: optionsOf(product) }, source);
