import type { Product, ProductVariant } from '../catalogue-schemas.ts';
import { canBeSubscribed, hasVariants, productTypes, type ProductType } from '../product-types.ts';

/** A gift card is worth what it costs: it has neither a sale nor a content. */
const asDenomination = (variant: ProductVariant): ProductVariant => {
  const { onSale: _onSale, salePrice: _salePrice, unitMeasure: _measure, ...rest } = variant;
  return rest;
};

type Prices = Pick<Product, 'price' | 'salePrice' | 'onSale' | 'isPriceMissing'>;

const pricesOf = ({ price, salePrice, onSale, isPriceMissing }: Prices) => ({
  price: price ?? 0,
  ...(isPriceMissing && { isPriceMissing }),
  ...(salePrice !== undefined && { salePrice }),
  ...(onSale && { onSale }),
});

/** One price instead of variants. */
const toSinglePrice = (product: Product, productType: ProductType): Product => {
  const { variants = [], variantOptionOrdering: _names, swatches: _swatches, ...rest } = product;
  const [first] = variants;
  return { ...rest, productType, ...pricesOf(first ?? product) };
};

/** One variant at the product's price. */
const toVariants = (product: Product, productType: ProductType, variantId: string): Product => {
  const {
    price: _price,
    salePrice: _sale,
    onSale: _onSale,
    isPriceMissing: _isMissing,
    fileId: _fileId,
    ...kept
  } = product;
  const { sku = '', variants = [], ...rest } = kept;
  if (variants.length > 0) return { ...rest, productType, variants };
  const first = { id: variantId, sku, attributes: {}, ...pricesOf(product) };
  return { ...rest, productType, variants: [first] };
};

const withoutSubscription = (product: Product): Product => {
  const { isSubscribable: _isSubscribable, subscriptionPlan: _plan, ...rest } = product;
  return rest;
};

const asGiftCard = (product: Product): Product => {
  const { additionalFieldsForm: _form, ...rest } = product;
  return { ...rest, variants: (product.variants ?? []).map(asDenomination) };
};

/** Keeps the price and whatever the other type has too. */
export const changeProductType = (product: Product, productType: ProductType, variantId: string): Product => {
  if (product.productType === productType) return product;
  const priced = hasVariants(productType)
    ? toVariants(product, productType, variantId)
    : toSinglePrice(product, productType);
  const plain = canBeSubscribed(productType) ? priced : withoutSubscription(priced);
  return productType === productTypes.giftCard ? asGiftCard(plain) : plain;
};
