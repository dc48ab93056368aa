import { catalogueLimits as limits } from '../catalogue-limits.ts';
import type { Product, ProductVariant } from '../catalogue-schemas.ts';

/** An option with its values in the order in which variants name them first. */
export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** The changed product, or why it cannot be changed. */
export type ProductEdit = { readonly product: Product } | { readonly fault: string };

export type Attributes = Readonly<Record<string, string>>;

export const optionsOf = ({ variants = [], variantOptionOrdering = [] }: Product): ProductOption[] =>
  variantOptionOrdering.map((name) => ({
    name,
    values: [
      ...new Set(
        variants.flatMap(({ attributes }) => (attributes[name] === undefined ? [] : [attributes[name]])),
      ),
    ],
  }));

/** Identifies a combination of option values. */
export const combinationKey = (attributes: Attributes, names: readonly string[]): string =>
  JSON.stringify(names.map((name) => attributes[name] ?? ''));

/** `40 × 50 cm · Black`; a product without options has one variant without a name. */
export const variantName = (
  { attributes }: Pick<ProductVariant, 'attributes'>,
  names: readonly string[] = [],
): string => names.map((name) => attributes[name] ?? '').join(' · ');

/** Variants by the order of options and values. */
export const sortVariants = (
  variants: readonly ProductVariant[],
  options: readonly ProductOption[],
): ProductVariant[] => {
  const placesOf = ({ attributes }: ProductVariant): number[] =>
    options.map(({ name, values }) => values.indexOf(attributes[name] ?? ''));
  const places = new Map(variants.map((variant) => [variant, placesOf(variant)]));
  return variants.toSorted((one, other) => {
    const [left = [], right = []] = [places.get(one), places.get(other)];
    const differing = left.findIndex((place, index) => place !== right[index]);
    return differing < 0 ? 0 : (left[differing] ?? 0) - (right[differing] ?? 0);
  });
};

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

interface Naming {
  readonly what: 'option' | 'value';
  readonly others: readonly string[];
}

/** Why a text cannot name an option or a value. */
export const findNameFault = (text: string, { what, others }: Naming): string | undefined => {
  if (text.trim() === '') return what === 'option' ? 'Enter an option name.' : 'Enter a value.';
  if (text.trim().length > limits.MAX_OPTION_LENGTH)
    return `Enter up to ${limits.MAX_OPTION_LENGTH} characters.`;
  if (!others.some((other) => isSame(other, text))) return undefined;
  return what === 'option'
    ? `Another option is called ${text.trim()} already.`
    : `The value ${text.trim()} exists already.`;
};

export const tooManyVariants = (count: number): string =>
  `A product can have up to ${limits.VARIANTS} variants. This would make ${count}. Remove values or variants first.`;

export const tooManyOptions = `A product can have up to ${limits.OPTIONS} options.`;
