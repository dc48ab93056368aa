export const galleryDesigns = ['slideshow', 'slider', 'grid', 'stacked'] as const;
export type GalleryDesign = (typeof galleryDesigns)[number];

export const galleryMediaTypes = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const;
export type GalleryMediaType = (typeof galleryMediaTypes)[number];

export const aspectRatios = [
  'square',
  'standard',
  'standard-vertical',
  'four-three',
  'three-four-vertical',
  'widescreen',
  'anamorphic-widescreen',
] as const;
export type AspectRatio = (typeof aspectRatios)[number];

const metaPositions = [
  'top',
  'top-left',
  'top-right',
  'center',
  'bottom',
  'bottom-left',
  'bottom-right',
] as const;

/** Height of a slider in percent of its width. */
export const SLIDER_ASPECT_RATIO = 50;

const moving = ['slideshow', 'slider'] as const;
const still = ['grid', 'stacked'] as const;

/**
 * All settings of a gallery: default, choices or range, and where a setting applies: in which designs, and
 * which other setting must be on (`when`) or off (`unless`).
 */
export const galleryOptions = {
  design: { default: 'grid', choices: galleryDesigns, designs: galleryDesigns },
  autoplay: { default: false, designs: moving },
  'autoplay-duration': { default: 5, min: 1, max: 10, designs: moving, when: 'autoplay' },
  controls: { default: false, designs: moving },
  indicators: { default: false, designs: moving },
  'auto-crop': { default: true, designs: ['slideshow'] },
  transparentBackground: { default: false, designs: ['slideshow'], unless: 'auto-crop' },
  'square-thumbs': { default: true, designs: ['grid'] },
  'aspect-ratio': { default: 'square', choices: aspectRatios, designs: ['grid'], when: 'square-thumbs' },
  thumbnails: { default: false, designs: ['slideshow'] },
  'thumbnail-strip-height': { default: 80, min: 0, max: 200, designs: ['slideshow'], when: 'thumbnails' },
  'thumbnail-strip-margin': { default: 20, min: 0, max: 60, designs: ['slideshow'], when: 'thumbnails' },
  'show-meta-basic': { default: true, designs: still },
  'show-meta': { default: true, designs: moving },
  'show-meta-only-title': { default: false, designs: moving, when: 'show-meta' },
  'meta-position': { default: 'bottom', choices: metaPositions, designs: moving, when: 'show-meta' },
  'show-meta-on-hover': { default: false, designs: moving, when: 'show-meta' },
  'active-alignment': { default: 'center', choices: ['left', 'center', 'right'], designs: ['slider'] },
  'max-width': { default: 300, min: 100, max: 300, designs: ['slider'] },
  'thumbnails-per-row': { default: 4, min: 1, max: 10, designs: ['grid'] },
  padding: { default: 20, min: 0, max: 50, designs: still },
  lightbox: { default: false, designs: galleryDesigns },
  lightboxTheme: { default: 'dark', choices: ['dark', 'light'], designs: galleryDesigns, when: 'lightbox' },
  newWindow: { default: false, designs: galleryDesigns, unless: 'lightbox' },
} as const satisfies Record<string, GalleryOption>;

interface GalleryOption {
  readonly default: string | number | boolean;
  readonly choices?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly designs: readonly GalleryDesign[];
  readonly when?: string;
  readonly unless?: string;
}

export type GalleryOptionName = keyof typeof galleryOptions;

type Widened<Name extends GalleryOptionName> = (typeof galleryOptions)[Name] extends {
  readonly choices: readonly (infer Choice)[];
}
  ? Choice
  : (typeof galleryOptions)[Name]['default'] extends boolean
    ? boolean
    : number;

export type GalleryOptions = { readonly [Name in GalleryOptionName]: Widened<Name> };

const optionTable: Readonly<Record<GalleryOptionName, GalleryOption>> = galleryOptions;
export const galleryOptionNames = Object.keys(galleryOptions) as GalleryOptionName[];

const accepted = (option: GalleryOption, value: unknown): unknown => {
  if (typeof value !== typeof option.default) return option.default;
  if (option.choices) return option.choices.some((choice) => choice === value) ? value : option.default;
  if (typeof value !== 'number') return value;
  if (!Number.isFinite(value)) return option.default;
  return Math.min(Math.max(value, option.min ?? value), option.max ?? value);
};

/** All settings, with defaults for missing or invalid values and numbers clamped to their range. */
export const readGalleryOptions = (stored: Readonly<Record<string, unknown>>): GalleryOptions => {
  const read = galleryOptionNames.map((name) => [name, accepted(optionTable[name], stored[name])]);
  // Each value was checked against its entry of the table.
  return Object.fromEntries(read) as GalleryOptions;
};

/** Whether a setting has an effect; others are hidden in the editor. */
export const galleryOptionApplies = (name: GalleryOptionName, options: GalleryOptions): boolean => {
  const { designs, when, unless } = optionTable[name];
  const isOn = (other: string): boolean => options[other as GalleryOptionName] === true;
  return (
    designs.includes(options.design) &&
    (when === undefined || isOn(when)) &&
    (unless === undefined || !isOn(unless))
  );
};
