import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import {
  galleryDesigns,
  galleryMediaTypes,
  galleryOptionApplies,
  galleryOptionNames,
  galleryOptions,
  readGalleryOptions,
  type GalleryOptionName,
} from '../index.ts';
import { blockSchemas } from '../blocks-schemas.ts';

const schema = blockSchemas.gallery;
const isAllowed = (options: object): boolean =>
  Value.Check(schema, { options: { design: 'grid', ...options }, items: [] });
const applying = (stored: Record<string, unknown>): GalleryOptionName[] => {
  const options = readGalleryOptions(stored);
  return galleryOptionNames.filter((name) => galleryOptionApplies(name, options));
};

describe('settings of a gallery', () => {
  it('[GAL-01 GAL-02] have these defaults', () => {
    expect(readGalleryOptions({})).toEqual({
      design: 'grid',
      autoplay: false,
      'autoplay-duration': 5,
      controls: false,
      indicators: false,
      'auto-crop': true,
      transparentBackground: false,
      'square-thumbs': true,
      'aspect-ratio': 'square',
      thumbnails: false,
      'thumbnail-strip-height': 80,
      'thumbnail-strip-margin': 20,
      'show-meta-basic': true,
      'show-meta': true,
      'show-meta-only-title': false,
      'meta-position': 'bottom',
      'show-meta-on-hover': false,
      'active-alignment': 'center',
      'max-width': 300,
      'thumbnails-per-row': 4,
      padding: 20,
      lightbox: false,
      lightboxTheme: 'dark',
      newWindow: false,
    });
  });

  it.each([
    ['autoplay-duration', 1, 10],
    ['thumbnail-strip-height', 0, 200],
    ['thumbnail-strip-margin', 0, 60],
    ['thumbnails-per-row', 1, 10],
    ['padding', 0, 50],
    ['max-width', 100, 300],
  ] as const)('[GAL-02] %s goes from %i to %i', (name, min, max) => {
    expect([min, max].map((value) => isAllowed({ [name]: value }))).toEqual([true, true]);
    expect([min - 1, max + 1].map((value) => isAllowed({ [name]: value }))).toEqual([false, false]);
    expect(readGalleryOptions({ [name]: min - 1 })[name]).toBe(min);
    expect(readGalleryOptions({ [name]: max + 1 })[name]).toBe(max);
  });

  it.each([
    ['design', ['slideshow', 'slider', 'grid', 'stacked']],
    ['meta-position', ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right']],
    ['active-alignment', ['left', 'center', 'right']],
    ['lightboxTheme', ['dark', 'light']],
    [
      'aspect-ratio',
      [
        'square',
        'standard',
        'standard-vertical',
        'four-three',
        'three-four-vertical',
        'widescreen',
        'anamorphic-widescreen',
      ],
    ],
  ] as const)('[GAL-02] %s is one of its choices', (name, choices) => {
    expect(galleryOptions[name].choices.toSorted()).toEqual(choices.toSorted());
    expect(choices.every((choice) => isAllowed({ [name]: choice }))).toBe(true);
    expect(isAllowed({ [name]: 'sideways' })).toBe(false);
    expect(readGalleryOptions({ [name]: 'sideways' })[name]).toBe(galleryOptions[name].default);
  });

  it('[GAL-02] of the wrong kind fall back to their defaults', () => {
    expect(readGalleryOptions({ autoplay: 'yes', padding: '4', 'max-width': Number.NaN, design: 7 })).toEqual(
      readGalleryOptions({}),
    );
  });

  it('[GAL-02] apply only to certain designs, or while another one is on', () => {
    expect(applying({ design: 'grid' })).toEqual([
      'design',
      'square-thumbs',
      'aspect-ratio',
      'show-meta-basic',
      'thumbnails-per-row',
      'padding',
      'lightbox',
      'newWindow',
    ]);
    expect(applying({ design: 'stacked', lightbox: true })).toEqual([
      'design',
      'show-meta-basic',
      'padding',
      'lightbox',
      'lightboxTheme',
    ]);
    expect(applying({ design: 'slider', 'show-meta': false })).toEqual([
      'design',
      'autoplay',
      'controls',
      'indicators',
      'show-meta',
      'active-alignment',
      'max-width',
      'lightbox',
      'newWindow',
    ]);
    expect(applying({ design: 'slideshow' })).not.toContain('transparentBackground');
    expect(applying({ design: 'slideshow', 'auto-crop': false })).toContain('transparentBackground');
    expect(applying({ design: 'slideshow' })).not.toContain('thumbnail-strip-height');
    expect(applying({ design: 'slideshow', thumbnails: true })).toContain('thumbnail-strip-height');
    expect(applying({ design: 'slideshow', autoplay: true })).toContain('autoplay-duration');
    expect(applying({ design: 'grid', 'square-thumbs': false })).not.toContain('aspect-ratio');
  });

  it('[GAL-02] all have a place in the schema and an effect somewhere', () => {
    expect(Object.keys(schema.properties.options.properties).toSorted()).toEqual(
      galleryOptionNames.toSorted(),
    );
    const everything = Object.fromEntries(galleryOptionNames.map((name) => [name, true]));
    const anywhere = new Set(
      galleryDesigns.flatMap((design) => [
        ...applying({ ...everything, design }),
        ...applying({ ...everything, design, lightbox: false, 'auto-crop': false }),
      ]),
    );
    expect(galleryOptionNames.filter((name) => !anywhere.has(name))).toEqual([]);
  });

  it('[GAL-04] know six kinds of media', () => {
    expect(galleryMediaTypes).toEqual([
      'imageEmpty',
      'imageFile',
      'imageLicensed',
      'imageReused',
      'assetReused',
      'video',
    ]);
    const withMedia = (mediaType: string) => ({
      options: { design: 'grid' },
      items: [{ id: 'a', mediaType }],
    });
    expect(galleryMediaTypes.every((type) => Value.Check(schema, withMedia(type)))).toBe(true);
    expect(Value.Check(schema, withMedia('film'))).toBe(false);
  });
});
