import type { Product } from '../catalogue-schemas.ts';
import { addOption, addValues, type VariantSource } from './generate-variants.ts';
import { optionsOf, type ProductEdit } from './options.ts';

const OPTION = 'Value';

interface Denomination {
  readonly minor: number;
  /** The price as shoppers read it. */
  readonly label: string;
}

/** Adds what a gift card can be worth: a variant that costs as much. */
export const addDenomination = (
  product: Product,
  { minor, label }: Denomination,
  source: VariantSource,
): ProductEdit => {
  const variants = product.variants ?? [];
  if (minor === 0) return { fault: 'Enter an amount above zero.' };
  if (variants.some(({ price }) => price === minor)) return { fault: `${label} exists already.` };
  const [option] = optionsOf(product);
  // A new gift card has one variant without a value.
  const isBegun = option !== undefined || variants.length === 0;
  const edit = option
    ? addValues(product, { name: option.name, values: [label] }, source)
    : addOption(product, { name: OPTION, values: [label] }, source);
  if ('fault' in edit) return edit;
  const known = new Set(isBegun ? variants.map(({ id }) => id) : []);
  const priced = (edit.product.variants ?? [])
    .map((variant) => (known.has(variant.id) ? variant : { ...variant, price: minor }))
    .toSorted((one, other) => one.price - other.price);
  return { product: { ...edit.product, variants: priced } };
};
