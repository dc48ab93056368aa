import { defineMemory, escapeAttribute, type RenderContext } from '@sitewright/template';
import { localizedText, type RenderHost } from '../../languages/index.ts';
import { formatMessage, namedArguments } from '../../messages/index.ts';
import { kindOf } from '../product.ts';
import type { VariantOption } from './variant-options.ts';

type Context = RenderContext<RenderHost>;

/** The texts around an option: `Size`, `Select Size`. */
interface OptionTexts {
  readonly title: string;
  readonly select: string;
}

/** The messages these texts are made from; a page's own strings win. */
const messagesOf = (product: unknown, context: Context): OptionTexts =>
  kindOf(product) === 'gift-card'
    ? {
        title: localizedText(context, 'giftCardValueDisplayText', 'Value'),
        select: localizedText(context, 'giftCardVariantSelectText', 'Select Value'),
      }
    : { title: '{name}', select: localizedText(context, 'productVariantSelectText', 'Select {variantName}') };

const textsOf = (name: string, { title, select }: OptionTexts, context: Context): OptionTexts => ({
  title: escapeAttribute(formatMessage(title, namedArguments({ name }), context)),
  select: escapeAttribute(formatMessage(select, namedArguments({ variantName: name }), context)),
});

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

const writtenChoices = defineMemory(() => new Map<string, string>());

/** Equal for equal choices alone: each text stands behind its length. */
const keyOf = (options: readonly VariantOption[], { title, select }: OptionTexts): string => {
  let key = `${title.length}:${title}|${select.length}:${select}`;
  for (const { name, values } of options) {
    key += `|${name.length}:${name}`;
    for (const value of values) key += `,${value.length}:${value}`;
  }
  return key;
};

/**
 * Selects and radio buttons of every option. The products of a grid mostly offer the same sizes and frames: what was
 * written for one serves the others of its render, and is forgotten with it.
 */
export const choicesHtml = (
  options: readonly VariantOption[],
  product: unknown,
  context: Context,
): string => {
  const written = context.recall(writtenChoices);
  const messages = messagesOf(product, context);
  const key = keyOf(options, messages);
  const found = written.get(key);
  if (found !== undefined) return found;
  // Joined to one piece: a text strung together would be copied piece by piece for every product.
  const html = options.map((option) => optionHtml(option, textsOf(option.name, messages, context))).join('');
  written.set(key, html);
  return html;
};
