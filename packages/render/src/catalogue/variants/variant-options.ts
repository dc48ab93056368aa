import { asString, property } from '@sitewright/template';
import { isObject, listField } from '../../data/index.ts';
import { contentOf, variantsOf } from '../product.ts';

/** One thing a shopper chooses, such as the size, with the values on offer. */
export interface VariantOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** Options in the owner's order, their values in the order in which variants bring them up. */
export const variantOptions = (product: unknown): VariantOption[] => {
  const variants = variantsOf(product);
  if (variants.length <= 1) return [];
  const attributes = variants.map((variant) => property(variant, 'attributes')).filter(isObject);
  return listField(contentOf(product), 'variantOptionOrdering').map((ordered) => {
    const name = asString(ordered);
    const values = new Set<string>();
    for (const each of attributes) {
      const value = property(each, name);
      if (value != null) values.add(asString(value));
    }
    return { name, values: [...values] };
  });
};
