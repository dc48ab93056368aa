import {
  asString,
  escapeAttribute,
  property,
  scopedFormatter,
  type RenderContext,
} from '@sitewright/template';
import { attributeJson, attributeToken } from '../data/index.ts';
import { localizedText, type RenderHost } from '../languages/index.ts';
import { formatMessage, namedArguments } from '../messages/index.ts';
import { contentOf, isSubscribable, kindOf } from './product.ts';
import { variantOptions, type VariantOption } from './variant-options.ts';
import { variantsJson } from './variants-json.ts';

type Context = RenderContext<RenderHost>;

/** The texts around an option: `Size`, `Select Size`. */
interface OptionTexts {
  readonly title: string;
  readonly select: string;
}

const texts = (product: unknown, context: Context): ((name: string) => OptionTexts) => {
  const isGiftCard = kindOf(product) === 'gift-card';
  const title = isGiftCard ? localizedText(context, 'giftCardValueDisplayText', 'Value') : '{name}';
  const select = isGiftCard
    ? localizedText(context, 'giftCardVariantSelectText', 'Select Value')
    : localizedText(context, 'productVariantSelectText', 'Select {variantName}');
  return (name) => ({
    title: escapeAttribute(formatMessage(title, namedArguments({ name }), context)),
    select: escapeAttribute(formatMessage(select, namedArguments({ variantName: name }), context)),
  });
};

const radioButton = (name: string, value: string): string =>
  `\n      <input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${name}"` +
  ` id="variant-option-${name}-${value}"/>` +
  `\n      <label class="sqs-button-element--secondary" role="button" tabindex="0"` +
  ` for="variant-option-${name}-${value}">${value}</label>`;

// The label of the select is escaped although the public engine leaves it as it is: an option named by a store
// manager must not be able to open a tag.
const optionHtml = (option: VariantOption, { title, select }: OptionTexts): string => {
  const name = escapeAttribute(option.name);
  let choices = '';
  let radios = '';
  for (const each of option.values) {
    const value = escapeAttribute(each);
    choices += `<option value="${value}">${value}</option>`;
    radios += radioButton(name, value);
  }
  return `
    <div class="variant-option">
    <div class="variant-option-title">${title}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="${select}" data-variant-option-name="${name}">
        <option value="">${select}</option>
        ${choices}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">${radios}
    </div>
    </div>`;
};

const subscriptionAttributes = (product: unknown): string =>
  isSubscribable(product)
    ? ` data-is-subscribable="true" data-subscription-plan="${attributeJson(property(contentOf(product), 'subscriptionPlan'))}"`
    : '';

/** The choices of a product with variants; undefined when there is nothing to choose. */
export const variantsSelectHtml = (product: unknown, context: Context): string | undefined => {
  const options = variantOptions(product);
  if (options.length === 0) return undefined;
  const textsOf = texts(product, context);
  const variants = variantsJson(product, context);
  const id = attributeToken(asString(context.resolveName('id')));
  let choices = '';
  for (const option of options) choices += optionHtml(option, textsOf(option.name));
  return (
    `\n  \n  \n  \n  \n\n  <div class="product-variants" data-item-id="${id}" data-variants="${variants}"` +
    `${subscriptionAttributes(product)} data-animation-role="content">${choices}\n  </div>\n`
  );
};

export const variantsSelect = scopedFormatter<RenderHost>(() => variantsSelectHtml);
