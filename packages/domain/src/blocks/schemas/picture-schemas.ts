import { Type } from 'typebox';
import { aspectRatios, galleryMediaTypes, galleryOptions as table } from '../values/gallery-options.ts';
import { PICTURES_PER_GALLERY } from '../layout/list-limits.ts';
import {
  address,
  alignment,
  choice,
  link,
  longText,
  maybe,
  oembed,
  reference,
  richHtml,
  shortText,
  strict,
  wholeNumber,
} from './parts-schemas.ts';

export const imageDesigns = ['inline', 'poster', 'card', 'overlap', 'collage', 'stack'] as const;

const image = strict({
  imageId: maybe(reference),
  design: choice(imageDesigns),
  altText: maybe(shortText),
  title: maybe(shortText),
  /** Sanitized HTML: the caption of an inline image, the text of other designs. */
  caption: maybe(richHtml),
  captionPosition: maybe(choice(['below', 'overlay', 'hover', 'none'])),
  button: maybe(strict({ text: shortText, url: address, newWindow: maybe(Type.Boolean()) })),
  link: maybe(link),
  lightbox: maybe(Type.Boolean()),
  aspectRatio: maybe(choice(['original', ...aspectRatios])),
  imagePosition: maybe(choice(['left', 'right'])),
  textAlignment: maybe(alignment),
});

const flag = maybe(Type.Boolean());

export const galleryOptions = strict({
  design: choice(table.design.choices),
  autoplay: flag,
  'autoplay-duration': maybe(wholeNumber(table['autoplay-duration'])),
  controls: flag,
  indicators: flag,
  'auto-crop': flag,
  transparentBackground: flag,
  'square-thumbs': flag,
  'aspect-ratio': maybe(choice(table['aspect-ratio'].choices)),
  thumbnails: flag,
  'thumbnail-strip-height': maybe(wholeNumber(table['thumbnail-strip-height'])),
  'thumbnail-strip-margin': maybe(wholeNumber(table['thumbnail-strip-margin'])),
  'show-meta-basic': flag,
  'show-meta': flag,
  'show-meta-only-title': flag,
  'meta-position': maybe(choice(table['meta-position'].choices)),
  'show-meta-on-hover': flag,
  'active-alignment': maybe(choice(table['active-alignment'].choices)),
  'max-width': maybe(wholeNumber(table['max-width'])),
  'thumbnails-per-row': maybe(wholeNumber(table['thumbnails-per-row'])),
  padding: maybe(wholeNumber(table.padding)),
  lightbox: flag,
  lightboxTheme: maybe(choice(table.lightboxTheme.choices)),
  newWindow: flag,
});

const gallery = strict({
  options: galleryOptions,
  /** Shows the images of a collection instead of its own. */
  collectionId: maybe(reference),
  items: Type.Array(
    strict({
      id: reference,
      mediaType: choice(galleryMediaTypes),
      imageId: maybe(reference),
      oembed: maybe(oembed),
      altText: maybe(shortText),
      title: maybe(shortText),
      description: maybe(longText),
      link: maybe(link),
    }),
    { maxItems: PICTURES_PER_GALLERY },
  ),
});

const logo = strict({ link: maybe(link) });

const shape = strict({
  shape: choice(['rectangle', 'circle', 'triangle', 'pill']),
  horizontalAlignment: maybe(alignment),
  showDropShadow: maybe(Type.Boolean()),
  backgroundColor: maybe(Type.String({ pattern: '^#(?:[0-9a-fA-F]{2}){3,4}$' })),
});

export const pictureSchemas = {
  image,
  gallery,
  logo,
  shape,
};
