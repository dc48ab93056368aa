import { readGalleryOptions, SLIDER_ASPECT_RATIO, type GalleryOptions } from '@sitewright/domain/blocks';
import { blockText } from '../block-context.ts';
import { assetsRequirement, type BlockRenderer, type BlockScope } from '../block-renderer.ts';
import type { BlockAsset } from '../block-requirements.ts';
import { partOf, type Share } from '../width-share.ts';
import { element, escapeText, linkAttributes, optional } from '../markup/html.ts';
import { listField, objectField, textField } from '../markup/read-value.ts';
import { frameStyles, embedFrame } from '../embed-frame.ts';
import { itemsRequirementOf, readEntries, type GalleryEntry } from './gallery-entries.ts';
import { galleryStyles, slidesStyles } from './gallery-styles.ts';
import { lightbox } from './lightbox.ts';
import { altTextOf, cssRatio, picture, proportionOf, roughSizesFor, sizesFor, stretchOf } from './picture.ts';
import { slides } from './slides.ts';

interface Drawing {
  readonly options: GalleryOptions;
  readonly scope: BlockScope;
  /** The width of one image. */
  readonly share: Share;
}

const SLIDESHOW_RATIO = '3/2';
const MAX_PHONE_COLUMNS = 2;

const gridRatio = (options: GalleryOptions): string | undefined =>
  options['square-thumbs'] ? cssRatio(options['aspect-ratio']) : undefined;

/** In a slider all images have the same height, so their width follows from their aspect ratio. */
const sliderShare = (asset: BlockAsset, { options, share }: Drawing): Share => {
  const proportion = Math.min(proportionOf(asset), options['max-width'] / 100);
  const part = (proportion * SLIDER_ASPECT_RATIO) / 100;
  return partOf(share, { desktop: part, phone: part });
};

const sizesOf = (asset: BlockAsset, drawing: Drawing): string => {
  const { options, share } = drawing;
  if (options.design === 'slider') return roughSizesFor(sliderShare(asset, drawing));
  if (options.design === 'slideshow')
    return sizesFor(share, options['auto-crop'] ? stretchOf(asset, SLIDESHOW_RATIO) : 1);
  return sizesFor(share, options.design === 'grid' ? stretchOf(asset, gridRatio(options)) : 1);
};

const frame = ({ asset, film, altText, title, link }: GalleryEntry, drawing: Drawing): string => {
  const { options, scope } = drawing;
  const attrs = { class: 'sw-gallery-frame' };
  const alt = altText || asset?.altText?.trim() || title || (asset ? altTextOf(asset) : '');
  const image = asset ? picture(asset, { sizes: sizesOf(asset, drawing), alt: film ? '' : alt }) : '';
  if (film) return element('div', attrs, embedFrame({ ...film, title: film.title || title }, image, scope));
  if (options.lightbox && asset)
    return element('a', { ...attrs, href: asset.assetUrl, 'data-lightbox-item': true }, image);
  if (!link) return element('div', attrs, image);
  const target = { url: link.url, newWindow: options.newWindow || link.newWindow === true };
  return element('a', { ...attrs, ...linkAttributes(target) }, image);
};

const isMoving = ({ design }: GalleryOptions): boolean => design === 'slideshow' || design === 'slider';

const captionOf = ({ title, description }: GalleryEntry, options: GalleryOptions): string => {
  if (!options[isMoving(options) ? 'show-meta' : 'show-meta-basic']) return '';
  const isShort = isMoving(options) && options['show-meta-only-title'];
  const text = isShort ? '' : optional('span', {}, escapeText(description));
  return optional('figcaption', {}, optional('b', {}, escapeText(title)) + text);
};

const figure = (entry: GalleryEntry, drawing: Drawing): string =>
  element('figure', {}, frame(entry, drawing) + captionOf(entry, drawing.options));

const shareOfEntry = ({ share }: BlockScope, options: GalleryOptions): Share => {
  if (options.design !== 'grid') return share;
  const columns = options['thumbnails-per-row'];
  return partOf(share, { desktop: 1 / columns, phone: 1 / Math.min(columns, MAX_PHONE_COLUMNS) });
};

const staticGallery = (entries: readonly GalleryEntry[], drawing: Drawing): string => {
  const { options } = drawing;
  const ratio = gridRatio(options);
  const isGrid = options.design === 'grid';
  const sizes = [
    `--sw-gap:${options.padding}px`,
    isGrid ? `--sw-columns:${options['thumbnails-per-row']}` : '',
    isGrid && ratio ? `--sw-ratio:${ratio}` : '',
  ];
  return element(
    'ul',
    {
      class: 'sw-gallery',
      'data-design': options.design,
      'data-crop': isGrid && ratio !== undefined,
      style: sizes.filter((size) => size !== '').join(';'),
    },
    entries.map((entry) => `<li>${figure(entry, drawing)}</li>`).join(''),
  );
};

const thumbnails = (entries: readonly GalleryEntry[], { options }: Drawing): string[] =>
  entries.map(({ asset }) => {
    if (!asset) return '';
    const width = Math.ceil(options['thumbnail-strip-height'] * proportionOf(asset));
    return picture(asset, { sizes: `${width}px`, alt: '' });
  });

const movingGallery = (entries: readonly GalleryEntry[], drawing: Drawing): string => {
  const { options, scope } = drawing;
  const hasStrip = options.design === 'slideshow' && options.thumbnails;
  return slides(
    {
      design: options.design,
      label: blockText(scope.context, 'galleryLabel', 'Gallery'),
      slides: entries.map((entry) => figure(entry, drawing)),
      seconds: options.autoplay ? options['autoplay-duration'] : 0,
      hasControls: options.controls,
      hasIndicators: options.indicators,
      alignment: options.design === 'slider' ? options['active-alignment'] : 'center',
      ...(hasStrip && {
        thumbnails: {
          images: thumbnails(entries, drawing),
          height: options['thumbnail-strip-height'],
          margin: options['thumbnail-strip-margin'],
        },
      }),
      attrs: {
        'data-fit': options.design === 'slideshow' && !options['auto-crop'],
        'data-clear': options.transparentBackground && !options['auto-crop'],
        'data-meta': options['show-meta'] ? options['meta-position'] : undefined,
        'data-hover': options['show-meta'] && options['show-meta-on-hover'],
        style: options.design === 'slider' ? `--sw-widest:${options['max-width']}` : undefined,
      },
    },
    scope,
  );
};

export const galleryBlock: BlockRenderer = {
  requirements: (value) => {
    const items = itemsRequirementOf(value);
    if (items) return [items];
    return assetsRequirement(...listField(value, 'items').map((item) => textField(item, 'imageId')));
  },
  render: (value, scope) => {
    const entries = readEntries(value, scope);
    if (entries.length === 0) return '';
    const options = readGalleryOptions(objectField(value, 'options'));
    const drawing = { options, scope, share: shareOfEntry(scope, options) };
    const html = isMoving(options) ? movingGallery(entries, drawing) : staticGallery(entries, drawing);
    return options.lightbox ? lightbox(html, options.lightboxTheme, scope.context) : html;
  },
  styles: [slidesStyles, frameStyles, galleryStyles],
};
