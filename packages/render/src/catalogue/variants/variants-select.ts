import { asString, property, scopedFormatter, type RenderContext } from '@sitewright/template';
import { attributeJson, attributeToken, isFieldTrue, printedField } from '../../data/index.ts';
import type { RenderHost } from '../../languages/index.ts';
import { contentOf, isSubscribable, selectedVariant } from '../product.ts';
import { choicesHtml } from './variant-choices.ts';
import { variantOptions } from './variant-options.ts';
import { pillsHtml } from './variant-pills.ts';
import { variantsJson } from './variants-json.ts';

type Context = RenderContext<RenderHost>;

/** `pills` prints buttons and swatches alone; without it stand selects and buttons, of which a style sheet shows one. */
const PILLS = 'pills';

export const wantsPills = (args: readonly string[]): boolean => args.includes(PILLS);

const subscriptionAttributes = (product: unknown, context: Context): string =>
  isSubscribable(product)
    ? ` data-is-subscribable="true" data-subscription-plan="${attributeJson(property(contentOf(product), 'subscriptionPlan'), context)}"`
    : '';

const selectionAttribute = (product: unknown): string => {
  const selected = selectedVariant(product);
  return selected === undefined
    ? ''
    : ` data-selected-variant="${attributeToken(printedField(selected, 'id'))}"`;
};

/** The choices of a product with variants; undefined when there is nothing to choose, also because nothing is left. */
export const variantsSelectHtml = (
  product: unknown,
  context: Context,
  hasPills: boolean,
): string | undefined => {
  const options = isFieldTrue(contentOf(product), 'isSoldOut') ? [] : variantOptions(product);
  if (options.length === 0) return undefined;
  const variants = variantsJson(product, context);
  const id = attributeToken(asString(context.resolveName('id')));
  const choices = (hasPills ? pillsHtml : choicesHtml)(options, product, context);
  return (
    `\n  \n  \n  \n  \n\n  <div class="product-variants" data-item-id="${id}" data-variants="${variants}"` +
    `${subscriptionAttributes(product, context)}${selectionAttribute(product)} data-animation-role="content">${choices}\n  </div>\n`
  );
};

export const variantsSelect = scopedFormatter<RenderHost>((args) => {
  const hasPills = wantsPills(args);
  return (product, context) => variantsSelectHtml(product, context, hasPills);
});
