import { asNumber, property } from '@sitewright/template';
import { isFieldTruthy } from '../data/index.ts';
import { kindOf, variantsOf } from './product.ts';

const isUnlimited = (variant: unknown): boolean => isFieldTruthy(variant, 'unlimited');
const quantityOf = (variant: unknown): number => asNumber(property(variant, 'qtyInStock')) || 0;

const isVariantLeft = (variant: unknown): boolean => isUnlimited(variant) || quantityOf(variant) > 0;

/** What can still be bought of a product. */
export const variantsLeft = (product: unknown): readonly unknown[] => {
  const kind = kindOf(product);
  const isCounted = kind === 'physical' || kind === 'service';
  return isCounted ? variantsOf(product).filter(isVariantLeft) : variantsOf(product);
};

/** A product without variants cannot be bought, so it counts as sold out. */
export const isSoldOut = (product: unknown): boolean => {
  switch (kindOf(product)) {
    case 'physical':
    case 'service':
      return !variantsOf(product).some(isVariantLeft);
    case 'digital':
    case 'gift-card':
    case 'paywall':
      return false;
    default:
      return true;
  }
};

export const totalStock = (product: unknown): number => {
  const kind = kindOf(product);
  if (kind === 'digital' || kind === 'gift-card' || kind === 'paywall') return Number.POSITIVE_INFINITY;
  const variants = kind === 'physical' || kind === 'service' ? variantsOf(product) : [];
  return variants.some(isUnlimited)
    ? Number.POSITIVE_INFINITY
    : variants.reduce<number>((sum, variant) => sum + quantityOf(variant), 0);
};

export const hasVariants = (product: unknown): boolean => {
  const kind = kindOf(product);
  return kind !== 'digital' && kind !== 'paywall' && variantsOf(product).length > 1;
};
