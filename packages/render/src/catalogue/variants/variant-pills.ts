import { buttonTexts } from '@sitewright/domain/cart';
import { asString, escapeAttribute, property, type RenderContext } from '@sitewright/template';
import { listField, printedField } from '../../data/index.ts';
import { shopText, type RenderHost } from '../../languages/index.ts';
import { contentOf, selectedVariant } from '../product.ts';
import { variantsLeft } from '../stock.ts';
import { optionTitle } from './variant-choices.ts';
import type { VariantOption } from './variant-options.ts';
import { pillStyles } from './pill-styles.ts';

type Context = RenderContext<RenderHost>;

const HEX = /^#[0-9a-f]{6}$/;

/** Addresses of pictures may hold any letter. */
const cssUrl = (url: string): string => `url("${encodeURI(url).replaceAll('"', '%22')}?format=100w")`;

/** A colour or a picture of the product, as the owner drew the value. */
const swatchHtml = (product: unknown, name: string, value: string): string => {
  const swatch = property(property(property(contentOf(product), 'swatches'), name), value);
  const color = asString(property(swatch, 'color'));
  const imageId = asString(property(swatch, 'imageId'));
  const image = listField(product, 'items').find((each) => asString(property(each, 'id')) === imageId);
  const ground = HEX.test(color) ? color : image ? cssUrl(printedField(image, 'assetUrl')) : '';
  return ground === ''
    ? ''
    : `<span class="variant-swatch" style="${escapeAttribute(`background:${ground} center/cover`)}"></span>`;
};

interface PillContext {
  readonly product: unknown;
  readonly selected: unknown;
  readonly soldOut: string;
}

/** Whether something is left of a value, together with what is chosen of the other options. */
const isLeft = ({ product, selected }: PillContext, name: string, value: string): boolean => {
  const chosen = property(selected, 'attributes') ?? {};
  const wanted = { ...(chosen as Record<string, unknown>), [name]: value };
  return variantsLeft(product).some((variant) =>
    Object.entries(wanted).every(
      ([option, each]) => property(property(variant, 'attributes'), option) === each,
    ),
  );
};

const pillHtml = (pill: PillContext, name: string, value: string): string => {
  const isChecked = property(property(pill.selected, 'attributes'), name) === value;
  const gone = isLeft(pill, name, value) ? ' hidden' : '';
  return (
    `\n      <label class="variant-pill"><input type="radio" class="variant-radiobtn" value="${escapeAttribute(value)}"` +
    ` name="variant-option-${escapeAttribute(name)}"${isChecked ? ' checked' : ''}/>` +
    `${swatchHtml(pill.product, name, value)}<span class="variant-pill-text">${escapeAttribute(value)}</span>` +
    `<span class="variant-pill-gone"${gone}> ${pill.soldOut}</span></label>`
  );
};

const optionHtml = ({ name, values }: VariantOption, title: string, pill: PillContext): string => {
  const chosen = asString(property(property(pill.selected, 'attributes'), name));
  return `
    <fieldset class="variant-option" data-variant-option-name="${escapeAttribute(name)}">
    <legend class="variant-option-title">${title}: <span class="variant-option-value">${escapeAttribute(chosen)}</span></legend>
    <div class="variant-pills">${values.map((value) => pillHtml(pill, name, value)).join('')}
    </div>
    </fieldset>`;
};

/** A row of buttons for every option, with swatches where the owner drew them. */
export const pillsHtml = (options: readonly VariantOption[], product: unknown, context: Context): string => {
  const soldOut = escapeAttribute(shopText(context, 'soldOut', buttonTexts.soldOut));
  const pill: PillContext = { product, selected: selectedVariant(product), soldOut };
  return (
    `<style>${pillStyles}</style>` +
    options.map((option) => optionHtml(option, optionTitle(option, product, context), pill)).join('')
  );
};
