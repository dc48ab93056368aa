import type { BlockRenderer, BlockScope } from '../block-renderer.ts';
import type { BlockItem, ItemsRequirement } from '../block-requirements.ts';
import { css } from '../markup/css.ts';
import { element, escapeText, linkAttributes, optional } from '../markup/html.ts';
import { choiceField, switchField, textField, type BlockValue } from '../markup/read-value.ts';
import { loadedItems } from '../lists/collection-link.ts';
import { cssRatio, picture, sizesFor, stretchOf } from '../pictures/picture.ts';
import { textStyles } from '../texts/text.ts';
import { partOf } from '../width-share.ts';

const GONE = 'This product was deleted or is not published. Choose another.';

export const productRequirement = (value: BlockValue): ItemsRequirement | undefined => {
  const [productId, collectionId] = [textField(value, 'productId'), textField(value, 'collectionId')];
  return productId === ''
    ? undefined
    : { kind: 'items', collectionId, itemIds: [productId], limit: 1, order: 'collection' };
};

const isSide = (value: BlockValue): boolean => choiceField(value, 'layout', ['stacked', 'side']) === 'side';

const imageOf = (item: BlockItem, value: BlockValue, { share }: BlockScope): string => {
  if (!item.mainImage || !switchField(value, 'showImage', true)) return '';
  const ratio = cssRatio(textField(value, 'aspectRatio') || 'original');
  const part = isSide(value) ? partOf(share, { desktop: 1 / 2, phone: 1 }) : share;
  const image = picture(item.mainImage, { sizes: sizesFor(part, stretchOf(item.mainImage, ratio)), alt: '' });
  const looks = { class: 'sw-product-image', style: ratio && `aspect-ratio:${ratio}` };
  const link = linkAttributes({ url: item.fullUrl });
  // The title is the same link: once is enough for the keyboard and for readers.
  return element('a', { ...looks, ...link, tabindex: -1, 'aria-hidden': 'true' }, image);
};

/** By settings of the block; only what the formatters of the shop print can be bought. */
const textOf = (item: BlockItem, value: BlockValue, { context }: BlockScope): string => {
  const parts = context.renderProduct?.(item.id);
  const shown = (name: string, html: string | undefined): string =>
    switchField(value, name, true) ? (html ?? '') : '';
  const title = element('a', linkAttributes({ url: item.fullUrl }), escapeText(item.title));
  return (
    (parts?.status ?? '') +
    shown('showTitle', optional('h3', { class: 'sw-product-title' }, title)) +
    shown('showPrice', parts?.price) +
    shown('showExcerpt', optional('div', { class: 'sw-text' }, item.excerpt ?? '')) +
    shown('showButton', shown('showOptions', parts?.options) + shown('showQuantity', parts?.quantity)) +
    shown('showButton', parts?.button) +
    (parts?.scarcity ?? '')
  );
};

const goneIn = (value: BlockValue, { context }: BlockScope): string =>
  context.mode === 'edit' && textField(value, 'productId') !== ''
    ? element('div', { class: 'sw-gap' }, escapeText(GONE))
    : '';

export const productBlock: BlockRenderer = {
  requirements: (value) => [productRequirement(value)].filter((requirement) => requirement !== undefined),
  render: (value, scope) => {
    const [item] = loadedItems(productRequirement(value), scope.context);
    if (!item) return goneIn(value, scope);
    const looks = {
      class: 'sw-product-block',
      'data-layout': isSide(value) ? 'side' : 'stacked',
      'data-text': choiceField(value, 'textAlignment', ['left', 'center', 'right']),
    };
    const text = `<div class="sw-product-text">${textOf(item, value, scope)}</div>`;
    return element('article', looks, imageOf(item, value, scope) + text);
  },
  styles: [
    textStyles,
    css`
      .sw-product-block {
        display: grid;
        gap: 1.25rem;
        align-items: start;
      }
      .sw-product-block[data-layout='side']:has(.sw-product-image) {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        gap: 2rem;
      }
      .sw-product-image {
        display: block;
        overflow: hidden;
      }
      .sw-product-image img {
        display: block;
        width: 100%;
        height: auto;
        object-fit: cover;
      }
      .sw-product-image[style] img {
        height: 100%;
      }
      .sw-product-text {
        position: relative;
        display: grid;
        gap: 0.75rem;
        justify-items: start;
      }
      .sw-product-block[data-text='center'] .sw-product-text {
        justify-items: center;
        text-align: center;
      }
      .sw-product-block[data-text='right'] .sw-product-text {
        justify-items: end;
        text-align: right;
      }
      .sw-product-title {
        margin: 0;
        font: 400 1.35em/1.15 var(--sw-heading-font);
        text-wrap: balance;
      }
      .sw-product-title a {
        color: inherit;
        text-decoration: none;
      }
      .sw-product-title a:hover {
        text-decoration: underline;
      }
      :where(.sw-product-block) :where(.sqs-add-to-cart-button-wrapper, .variant-select-wrapper) {
        width: 100%;
      }
      :where(.sw-product-block) :where(.sqs-add-to-cart-button) {
        box-sizing: border-box;
        width: 100%;
        padding: 0.85rem 1.25rem;
        background: var(--sw-ink);
        color: var(--sw-paper);
        font-weight: 600;
        text-align: center;
        cursor: pointer;
      }
      :where(.sw-product-block) :where(.sqs-add-to-cart-button)[aria-disabled='true'] {
        opacity: 0.6;
        cursor: default;
      }
      @media (max-width: 432px) {
        .sw-product-block[data-layout='side']:has(.sw-product-image) {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ],
};
