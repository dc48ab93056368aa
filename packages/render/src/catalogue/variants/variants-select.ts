import { asString, property, scopedFormatter, type RenderContext } from '@sitewright/template';
import { attributeJson, attributeToken } from '../../data/index.ts';
import type { RenderHost } from '../../languages/index.ts';
import { contentOf, isSubscribable } from '../product.ts';
import { choicesHtml } from './variant-choices.ts';
import { variantOptions } from './variant-options.ts';
import { variantsJson } from './variants-json.ts';

type Context = RenderContext<RenderHost>;

const subscriptionAttributes = (product: unknown, context: Context): string =>
  isSubscribable(product)
    ? ` data-is-subscribable="true" data-subscription-plan="${attributeJson(property(contentOf(product), 'subscriptionPlan'), context)}"`
    : '';

/** The choices of a product with variants; undefined when there is nothing to choose. */
export const variantsSelectHtml = (product: unknown, context: Context): string | undefined => {
  const options = variantOptions(product);
  if (options.length === 0) return undefined;
  const variants = variantsJson(product, context);
  const id = attributeToken(asString(context.resolveName('id')));
  const choices = choicesHtml(options, product, context);
  return (
    `\n  \n  \n  \n  \n\n  <div class="product-variants" data-item-id="${id}" data-variants="${variants}"` +
    `${subscriptionAttributes(product, context)} data-animation-role="content">${choices}\n  </div>\n`
  );
};

export const variantsSelect = scopedFormatter<RenderHost>(() => variantsSelectHtml);
