import { emptyBlockHints, isSafeAddress } from '@sitewright/domain/blocks';
import { assetsRequirement, type BlockRenderer, type BlockScope } from '../block-renderer.ts';
import type { BlockAsset } from '../block-requirements.ts';
import { partOf, type Share } from '../width-share.ts';
import { element, escapeText, linkAttributes, optional } from '../markup/html.ts';
import {
  choiceField,
  objectField,
  readLink,
  switchField,
  textField,
  type BlockValue,
} from '../markup/read-value.ts';
import { buttonLink, buttonStyles } from '../small/button.ts';
import { textStyles } from '../texts/text.ts';
import { imageStyles } from './image-styles.ts';
import { lightbox } from './lightbox.ts';
import { altTextOf, cssRatio, picture, sizesFor, stretchOf } from './picture.ts';

const DESIGNS = ['inline', 'poster', 'card', 'overlap', 'collage', 'stack'] as const;
type Design = (typeof DESIGNS)[number];

/** Columns of twelve that the image takes beside its text; on phones it is above the text. */
const COLUMNS: Readonly<Partial<Record<Design, number>>> = { card: 7, overlap: 9, collage: 8 };

const shareOf = (design: Design, share: Share): Share =>
  partOf(share, { desktop: (COLUMNS[design] ?? 12) / 12, phone: 1 });

const imageElement = (asset: BlockAsset, value: BlockValue, { share }: BlockScope): string => {
  const design = choiceField(value, 'design', DESIGNS);
  const own = textField(value, 'altText').trim();
  const alt = own === '' ? altTextOf(asset) : own;
  const stretch = stretchOf(asset, cssRatio(textField(value, 'aspectRatio')));
  return picture(asset, { sizes: sizesFor(shareOf(design, share), stretch), alt });
};

const imageFrame = (asset: BlockAsset, value: BlockValue, scope: BlockScope): string => {
  const image = imageElement(asset, value, scope);
  const ratio = cssRatio(textField(value, 'aspectRatio'));
  const attrs = {
    class: 'sw-image-frame',
    style: ratio && `aspect-ratio:${ratio}`,
    'data-crop': ratio !== undefined,
  };
  const link = readLink(objectField(value, 'link'));
  if (link) return element('a', { ...attrs, ...linkAttributes(link) }, image);
  if (!switchField(value, 'lightbox', false)) return element('div', attrs, image);
  const frame = element('a', { ...attrs, href: asset.assetUrl, 'data-lightbox-item': true }, image);
  return lightbox(frame, 'dark', scope.context);
};

const button = (value: BlockValue): string => {
  const { text, url, newWindow } = objectField(value, 'button');
  if (typeof text !== 'string' || typeof url !== 'string' || text.trim() === '') return '';
  return `<p>${buttonLink({ text, url, newWindow: newWindow === true, size: 'medium', variant: 'primary' })}</p>`;
};

const caption = (value: BlockValue, design: Design): string => {
  const title = optional('p', { class: 'sw-image-title' }, escapeText(textField(value, 'title')));
  const text = optional('div', { class: 'sw-text' }, textField(value, 'caption'));
  return design === 'inline' ? title + text : title + text + button(value);
};

/** An image that an import left on its original server. */
const foreignAsset = (value: BlockValue): BlockAsset | undefined => {
  const assetUrl = textField(value, 'assetUrl');
  return assetUrl === '' || !isSafeAddress(assetUrl) ? undefined : { id: '', assetUrl, filename: '' };
};

const emptyFrame = (scope: BlockScope): string =>
  scope.context.mode === 'edit'
    ? element('div', { class: 'sw-image-empty' }, emptyBlockHints.image ?? '')
    : '';

export const imageBlock: BlockRenderer = {
  requirements: (value) => assetsRequirement(textField(value, 'imageId')),
  render: (value, scope) => {
    const asset = scope.context.assets.get(textField(value, 'imageId')) ?? foreignAsset(value);
    const design = choiceField(value, 'design', DESIGNS);
    const position = choiceField(value, 'captionPosition', ['below', 'overlay', 'hover', 'none']);
    const isHidden = design === 'inline' && position === 'none';
    const text = isHidden ? '' : optional('figcaption', {}, caption(value, design));
    const frame = asset ? imageFrame(asset, value, scope) : emptyFrame(scope);
    if (frame + text === '') return '';
    const attrs = {
      class: 'sw-image',
      'data-design': design,
      'data-caption': design === 'inline' ? position : undefined,
      'data-side': choiceField(value, 'imagePosition', ['left', 'right']),
      'data-text': choiceField(value, 'textAlignment', ['left', 'center', 'right']),
    };
    return element('figure', attrs, frame + text);
  },
  styles: [textStyles, buttonStyles, imageStyles],
};
