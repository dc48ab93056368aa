import {
  asBoolean,
  escapeAttribute,
  isTruthy,
  property,
  scopedFormatter,
  type RenderContext,
} from '@sitewright/template';
import { attributeJson, listField, textField } from '../data/index.ts';
import type { RenderHost } from '../languages/index.ts';
import { formatMessage, namedArguments } from '../messages/index.ts';
import { merchandisingOf } from './merchandising.ts';
import { selectedVariant } from './product.ts';

const variantAttributes = (view: unknown, selected: unknown, context: RenderContext<RenderHost>): string => {
  const attributes = property(view, 'attributes');
  if (!isTruthy(attributes)) return '';
  const json = attributeJson(attributes, context);
  const isSelected =
    selected !== undefined && attributeJson(property(selected, 'attributes'), context) === json;
  return ` data-variant-attributes="${json}"${isSelected ? '' : ' hidden'}`;
};

/** "Only 3 left", once for the product or once for each variant, of which the page shows the chosen one. */
export const productScarcity = scopedFormatter<RenderHost>(() => (product, context) => {
  const merchandising = merchandisingOf(product, context);
  if (!asBoolean(property(merchandising, 'scarcityEnabled'))) return product;
  const text = textField(merchandising, 'scarcityText');
  const selected = selectedVariant(product);
  return listField(merchandising, 'scarcityTemplateViews')
    .map((view) => {
      const left = namedArguments({ qtyInStock: property(view, 'qtyInStock') });
      const message = escapeAttribute(formatMessage(text, left, context));
      return `\n  <div class="product-scarcity"${variantAttributes(view, selected, context)}>\n    ${message}\n  </div>\n`;
    })
    .join('');
});
