import { asString, defineMemory, escapeAttribute, property, type RenderContext } from '@sitewright/template';
import { localizedText, type RenderHost } from '../../languages/index.ts';
import { formatMessage, namedArguments } from '../../messages/index.ts';
import { kindOf, selectedVariant } from '../product.ts';
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

/** What an option is called above its choices. */
export const optionTitle = ({ name }: VariantOption, product: unknown, context: Context): string =>
  textsOf(name, messagesOf(product, context), context).title;

const radioButton = (name: string, value: string, isSelected: boolean): string =>
  `\n      <input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${name}"` +
  ` id="variant-option-${name}-${value}"${isSelected ? ' checked' : ''}/>` +
  `\n      <label class="sqs-button-element--secondary" role="button" tabindex="0"` +
  ` for="variant-option-${name}-${value}">${value}</label>`;

// The label of the select is escaped although the public engine leaves it as it is: an option named by a store
// manager must not be able to open a tag.
const optionHtml = (
  option: VariantOption,
  { title, select }: OptionTexts,
  selectedValue: string | undefined,
): string => {
  const name = escapeAttribute(option.name);
  let choices = selectedValue === undefined ? `<option value="">${select}</option>\n        ` : '';
  let radios = '';
  for (const each of option.values) {
    const value = escapeAttribute(each);
    const isSelected = each === selectedValue;
    choices += `<option value="${value}"${isSelected ? ' selected' : ''}>${value}</option>`;
    radios += radioButton(name, value, isSelected);
  }
  return `
    <div class="variant-option">
    <div class="variant-option-title">${title}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="${select}" data-variant-option-name="${name}">
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
  const selected = property(selectedVariant(product), 'attributes');
  const write = (): string =>
    // Joined to one piece: a text strung together would be copied piece by piece for every product.
    options
      .map((option) => {
        const value = property(selected, option.name);
        return optionHtml(
          option,
          textsOf(option.name, messages, context),
          value == null ? undefined : asString(value),
        );
      })
      .join('');
  if (selected !== undefined) return write();
  const key = keyOf(options, messages);
  const found = written.get(key);
  if (found !== undefined) return found;
  const html = write();
  written.set(key, html);
  return html;
};
