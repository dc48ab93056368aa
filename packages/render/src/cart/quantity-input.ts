import { quantityLimits } from '@sitewright/domain/cart';
import {
  asBoolean,
  asNumber,
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

const ruleOf = (product: unknown, name: 'min' | 'max' | 'step', otherwise: number): number =>
  asNumber(propertyPath(product, ['structuredContent', 'quantityRules', name])) || otherwise;

/** The attributes of a number field for the quantity rules of a product. */
const rangeAttributes = (product: unknown): string => {
  const min = ruleOf(product, 'min', 1);
  const max = ruleOf(product, 'max', quantityLimits.MAX);
  return `max="${max}" min="${min}" value="${min}" type="number" step="${ruleOf(product, 'step', 1)}"`;
};

/** The quantity field; undefined if only one piece can be bought. */
export const quantityInputHtml = (product: unknown, context: RenderContext): string | undefined => {
  if (isSubscribable(product) || !allowsSeveral(product, context) || totalStock(product) <= 1)
    return undefined;
  const label = localizedText(context, 'productQuantityInputLabel', 'Quantity');
  return `


<div class="product-quantity-input" data-item-id="${attributeToken(asString(property(product, 'id')))}" data-animation-role="content">
  <div class="quantity-label">${label}:</div>
  <input aria-label="${attributeToken(label)}" size="4" ${rangeAttributes(product)}></input>
</div>`;
};

export const quantityInput = scopedFormatter(() => quantityInputHtml);
