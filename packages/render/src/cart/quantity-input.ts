import {
  asBoolean,
  asString,
  property,
  propertyPath,
  scopedFormatter,
  type RenderContext,
} from '@sitewright/template';
import { isSubscribable, kindOf, totalStock } from '../catalogue/index.ts';
import { attributeToken } from '../data/index.ts';
import { localizedText } from '../languages/index.ts';

const allowsSeveralOfService = (context: RenderContext): boolean => {
  const setting = propertyPath(context.resolveName('websiteSettings'), [
    'storeSettings',
    'multipleQuantityAllowedForServices',
  ]);
  return setting == null || asBoolean(setting);
};

const allowsSeveral = (product: unknown, context: RenderContext): boolean => {
  const kind = kindOf(product);
  return kind === 'physical' || (kind === 'service' && allowsSeveralOfService(context));
};

/** The quantity field; undefined if only one piece can be bought. */
export const quantityInputHtml = (product: unknown, context: RenderContext): string | undefined => {
  if (isSubscribable(product) || !allowsSeveral(product, context) || totalStock(product) <= 1)
    return undefined;
  const label = localizedText(context, 'productQuantityInputLabel', 'Quantity');
  return `


<div class="product-quantity-input" data-item-id="${attributeToken(asString(property(product, 'id')))}" data-animation-role="content">
  <div class="quantity-label">${label}:</div>
  <input aria-label="${attributeToken(label)}" size="4" max="9999" min="1" value="1" type="number" step="1"></input>
</div>`;
};

export const quantityInput = scopedFormatter(() => quantityInputHtml);
