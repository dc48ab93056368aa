/** Stored codes of section backgrounds. */
export const backgroundSources = { upload: 1, instagram: 2, video: 3, none: 4 } as const;
export type BackgroundSource = (typeof backgroundSources)[keyof typeof backgroundSources];

/** Stored codes of the parts of a splash page. */
export const sliceTypes = {
  heading: 1,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  'social-icons': 7,
  buttons: 8,
  navigation: 9,
  'custom-form': 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
} as const;
export type SliceTypeName = keyof typeof sliceTypes;

/** Block types that lists may show for an item. */
export const promotedBlockTypes = [
  'map',
  'embed',
  'image',
  'code',
  'quote',
  'twitter',
  'link',
  'video',
  'foursquare',
  'instagram',
  'form',
] as const;
export type PromotedBlockType = (typeof promotedBlockTypes)[number];
