import {
  asNumber,
  escapeAttribute,
  isTruthy,
  printValue,
  property,
  propertyPath,
  scopedFormatter,
  type RenderContext,
} from '@sitewright/template';
import { buttonTexts } from '@sitewright/domain/cart';
import { buttonName, selectedVariant, variantsLeft } from '../catalogue/index.ts';
import { attributeJson, attributeToken, isFieldTruthy, listField, printedField } from '../data/index.ts';
import { localizedText, shopText } from '../languages/index.ts';

const buttonLabel = (content: unknown, context: RenderContext): string => {
  const custom = printedField(content, 'customAddButtonText');
  if (isFieldTruthy(content, 'useCustomAddButtonText') && custom !== '') return custom;
  return isFieldTruthy(content, 'isSubscribable')
    ? localizedText(context, 'productSubscribeText', 'Subscribe')
    : localizedText(context, 'productAddToCartText', 'Add To Cart');
};

/** The first subscription option, which is the default. */
const subscriptionOption = (content: unknown): string => {
  const [option] = listField(content, 'productSubscriptionOptions');
  if (option === undefined || !isFieldTruthy(content, 'isSubscribable')) return '';
  return `data-subscription-option-id="${attributeToken(printedField(option, 'id'))}"`;
};

const formAttribute = (content: unknown, context: RenderContext): string => {
  const form = property(content, 'additionalFieldsForm');
  const hasForm = isFieldTruthy(content, 'additionalFieldsFormId') && isTruthy(form);
  return hasForm ? `data-form="${attributeJson(form, context)}"` : '';
};

const subscriptionFlag = (content: unknown): string =>
  isFieldTruthy(content, 'isSubscribable')
    ? `data-is-subscription="${attributeToken(printedField(content, 'isSubscribable'))}" `
    : '';

/** How many a button adds that stands beside no field for the quantity. */
const smallestQuantity = (content: unknown): string => {
  const min = asNumber(propertyPath(content, ['quantityRules', 'min']));
  return min > 1 ? ` data-min-quantity="${min}"` : '';
};

/** What style sheets print while the button's script is on its way. */
const addingAttribute = (context: RenderContext): string => {
  const text = shopText(context, 'adding', '');
  return text === '' ? '' : ` data-adding="${escapeAttribute(text)}"`;
};

const isSelectedGone = (content: unknown): boolean => {
  const product = { structuredContent: content };
  const selected = selectedVariant(product);
  return selected !== undefined && !variantsLeft(product).includes(selected);
};

/** What the button says: another word where nothing is left of the product, or of the variant that is chosen. */
const shownLabel = (content: unknown, label: string, context: RenderContext): string =>
  isFieldTruthy(content, 'isSoldOut') || isSelectedGone(content)
    ? shopText(context, 'soldOut', buttonTexts.soldOut)
    : label;

const SOLD_OUT = 'tabindex="-1" aria-disabled="true" data-state="soldOut"';

export const addToCartButtonHtml = (product: unknown, context: RenderContext): string => {
  const content = context.resolveName('structuredContent');
  if (isFieldTruthy(content, 'isNotForSale')) return '';
  const label = buttonLabel(content, context);
  const shown = shownLabel(content, label, context);
  const form = formAttribute(content, context);
  const scoped = (name: string): string => attributeToken(printValue(context.resolveName(name)));
  return (
    `${'\n'.repeat(13)}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">\n` +
    `  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary ` +
    `${form === '' ? '' : 'use-form'}" role="button" ${isFieldTruthy(content, 'isSoldOut') ? SOLD_OUT : 'tabindex="0"'} data-dynamic-strings` +
    ` data-collection-id="${scoped('collectionId')}" data-item-id="${scoped('id')}"` +
    ` data-product-type="${attributeToken(printedField(content, 'productType'))}"` +
    smallestQuantity(content) +
    addingAttribute(context) +
    buttonName(shown, product, context) +
    ` data-use-custom-label="${attributeToken(printedField(content, 'useCustomAddButtonText'))}"` +
    ` ${subscriptionFlag(content)}data-original-label="${escapeAttribute(label)}" ${form}${subscriptionOption(content)}>\n` +
    `    <div class="sqs-add-to-cart-button-inner">${escapeAttribute(shown)}</div>\n  </div>\n</div>`
  );
};

export const addToCartButton = scopedFormatter(() => addToCartButtonHtml);
