import { readGalleryOptions, type GalleryOptions } from '@sitewright/domain/blocks';
import { wordOf } from '../block-context.ts';
import { assetsNeed, type BlockRenderer, type Scene } from '../block-kind.ts';
import { element, escapeText, linkAttributes, optional } from '../markup/html.ts';
import { listField, objectField, textField } from '../markup/read-value.ts';
import { frameStyles, outsideFrame } from '../media/outside-frame.ts';
import { itemsNeedOf, readEntries, type GalleryEntry } from './gallery-entries.ts';
import { galleryStyles, slidesStyles } from './gallery-styles.ts';
import { lightbox } from './lightbox.ts';
import { altTextOf, cssRatio, picture, sizesFor } from './picture.ts';
import { slides } from './slides.ts';

interface Drawing {
  readonly options: GalleryOptions;
  readonly scene: Scene;
  /** The part of the page's width that one picture has. */
  readonly share: number;
}

const frame = (
  { asset, film, altText, title, link }: GalleryEntry,
  { options, scene, share }: Drawing,
): string => {
  const looks = { class: 'sw-gallery-frame' };
  const alt = altText || title || (asset ? altTextOf(asset) : '');
  const image = asset ? picture(asset, { sizes: sizesFor(share), alt: film ? '' : alt }, scene.context) : '';
  if (film) return element('div', looks, outsideFrame({ ...film, title: film.title || title }, image, scene));
  if (options.lightbox && asset)
    return element('a', { ...looks, href: asset.assetUrl, 'data-lightbox-item': true }, image);
  if (!link) return element('div', looks, image);
  const target = { url: link.url, newWindow: options.newWindow || link.newWindow === true };
  return element('a', { ...looks, ...linkAttributes(target) }, image);
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

const shareOfEntry = ({ share }: Scene, options: GalleryOptions): number =>
  options.design === 'grid' ? share / options['thumbnails-per-row'] : share;

const still = (entries: readonly GalleryEntry[], drawing: Drawing): string => {
  const { options } = drawing;
  const ratio = options['square-thumbs'] ? cssRatio(options['aspect-ratio']) : undefined;
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

const thumbnails = (entries: readonly GalleryEntry[], { scene }: Drawing): string[] =>
  entries.map(({ asset }) => (asset ? picture(asset, { sizes: '200px', alt: '' }, scene.context) : ''));

const moving = (entries: readonly GalleryEntry[], drawing: Drawing): string => {
  const { options, scene } = drawing;
  const hasStrip = options.design === 'slideshow' && options.thumbnails;
  return slides(
    {
      design: options.design,
      label: wordOf(scene.context, 'galleryLabel', 'Gallery'),
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
      looks: {
        'data-fit': options.design === 'slideshow' && !options['auto-crop'],
        'data-clear': options.transparentBackground && !options['auto-crop'],
        'data-meta': options['show-meta'] ? options['meta-position'] : undefined,
        'data-hover': options['show-meta'] && options['show-meta-on-hover'],
        style: options.design === 'slider' ? `--sw-widest:${options['max-width']}` : undefined,
      },
    },
    scene,
  );
};

export const galleryBlock: BlockRenderer = {
  needs: (value) => {
    const items = itemsNeedOf(value);
    if (items) return [items];
    return assetsNeed(...listField(value, 'items').map((item) => textField(item, 'imageId')));
  },
  render: (value, scene) => {
    const entries = readEntries(value, scene);
    if (entries.length === 0) return '';
    const options = readGalleryOptions(objectField(value, 'options'));
    const drawing = { options, scene, share: shareOfEntry(scene, options) };
    const html = isMoving(options) ? moving(entries, drawing) : still(entries, drawing);
    return options.lightbox ? lightbox(html, options.lightboxTheme, scene.context) : html;
  },
  styles: [slidesStyles, frameStyles, galleryStyles],
};
