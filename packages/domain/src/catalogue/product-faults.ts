import { catalogueLimits as limits } from './catalogue-limits.ts';
import type { Product, ProductVariant } from './catalogue-schemas.ts';
import type { ProductFaults } from './faults-by-place.ts';
import { isEmptyRange, quantityRangeOf } from './quantity-rules.ts';
import { findVideoFaults } from './product-videos.ts';
import { areComparable, contentOf, referenceOf } from './unit-price.ts';
import { canBeSubscribed, hasVariants, productTypes } from './product-types.ts';

export type { ProductFaults };

interface Priced {
  readonly price?: number;
  readonly salePrice?: number;
  readonly onSale?: boolean;
}

const priceFaults = (place: string, { price, salePrice, onSale }: Priced): ProductFaults => {
  if (!onSale) return {};
  if (salePrice === undefined) return { [`${place}salePrice`]: 'What is on sale needs its sale price.' };
  return price !== undefined && salePrice > price
    ? { [`${place}salePrice`]: 'The sale price cannot be higher than the price.' }
    : {};
};

const unitFaults = (place: string, { unitMeasure }: ProductVariant): ProductFaults =>
  unitMeasure && !areComparable(contentOf(unitMeasure), referenceOf(unitMeasure))
    ? { [`${place}unitMeasure`]: 'Content and unit price must be of one sort: both weights, for example.' }
    : {};

const findDouble = (values: readonly string[]): number => {
  const seen = new Set<string>();
  return values.findIndex((value) => value !== '' && (seen.has(value) || !seen.add(value)));
};

const doubleFaults = (variants: readonly ProductVariant[]): ProductFaults => {
  const checks = [
    [variants.map(({ id }) => id), 'id', 'Another variant has this id already.'],
    [variants.map(({ sku }) => sku), 'sku', 'Another variant has this SKU already.'],
    [
      variants.map(({ attributes }) => JSON.stringify(Object.entries(attributes).toSorted())),
      'attributes',
      'Another variant has the same options already.',
    ],
  ] as const;
  return Object.fromEntries(
    checks.flatMap(([values, field, text]) => {
      const index = findDouble(values);
      return index < 0 ? [] : [[`structuredContent.variants.${index}.${field}`, text]];
    }),
  );
};

const optionFaults = ({ variants = [], variantOptionOrdering = [] }: Product): ProductFaults => {
  const names = variantOptionOrdering.toSorted().join('\n');
  const isMisfit = ({ attributes }: ProductVariant): boolean =>
    Object.keys(attributes).toSorted().join('\n') !== names ||
    Object.values(attributes).some((value) => value.trim() === '' || value.length > limits.MAX_OPTION_LENGTH);
  const index = variants.findIndex(isMisfit);
  const place = `structuredContent.variants.${index}.attributes`;
  return index < 0
    ? {}
    : { [place]: `A variant has a value of 1 to ${limits.MAX_OPTION_LENGTH} characters for each option.` };
};

const variantFaults = (product: Product): ProductFaults => {
  const { variants = [] } = product;
  if (!hasVariants(product.productType))
    return variants.length > 0
      ? { 'structuredContent.variants': 'This kind of product has no variants.' }
      : {};
  if (variants.length > limits.VARIANTS)
    return { 'structuredContent.variants': `A product can have up to ${limits.VARIANTS} variants.` };
  return variants.reduce<ProductFaults>(
    (faults, variant, index) => ({
      ...faults,
      ...priceFaults(`structuredContent.variants.${index}.`, variant),
      ...unitFaults(`structuredContent.variants.${index}.`, variant),
    }),
    { ...optionFaults(product), ...doubleFaults(variants) },
  );
};

const ownPriceFaults = (product: Product): ProductFaults => {
  if (hasVariants(product.productType)) return {};
  return product.price === undefined
    ? { 'structuredContent.price': 'This kind of product needs a price.' }
    : priceFaults('structuredContent.', product);
};

const subscriptionFaults = ({ productType, isSubscribable, subscriptionPlan }: Product): ProductFaults => {
  if (!isSubscribable) return {};
  if (!canBeSubscribed(productType))
    return { 'structuredContent.isSubscribable': 'Only physical and service products can be subscribed to.' };
  return subscriptionPlan
    ? {}
    : { 'structuredContent.subscriptionPlan': 'A subscription needs its billing period.' };
};

const giftCardFaults = ({ productType, variants = [], additionalFieldsForm }: Product): ProductFaults => {
  if (productType !== productTypes.giftCard) return {};
  const index = variants.findIndex(({ onSale }) => onSale);
  return {
    ...(index < 0
      ? {}
      : {
          [`structuredContent.variants.${index}.onSale`]:
            'A gift card is worth what it costs: it cannot be on sale.',
        }),
    ...(additionalFieldsForm
      ? { 'structuredContent.additionalFieldsForm': 'A gift card is bought without a form.' }
      : {}),
  };
};

const quantityFaults = ({ quantityRules }: Product): ProductFaults =>
  quantityRules && isEmptyRange(quantityRangeOf(quantityRules))
    ? {
        'structuredContent.quantityRules.max':
          'No quantity fits these rules. Raise the maximum, or lower the minimum or the step.',
      }
    : {};

/** What is wrong with a product by itself. */
export const findProductFaults = (product: Product): ProductFaults => ({
  ...variantFaults(product),
  ...ownPriceFaults(product),
  ...subscriptionFaults(product),
  ...giftCardFaults(product),
  ...quantityFaults(product),
  ...findVideoFaults(product),
});
