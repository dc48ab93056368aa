import type { GalleryOptionName } from '@sitewright/domain/blocks';
import { alignmentNames } from '../settings/choice-names.ts';

export type OptionGroup = 'design' | 'layout' | 'playing' | 'captions' | 'pressed';

interface OptionTexts {
  readonly group: OptionGroup;
  readonly label: string;
  readonly hint?: string;
  readonly unit?: string;
  readonly names?: Readonly<Record<string, string>>;
}

/** Labels of the gallery options. */
export const galleryOptionTexts: Readonly<Record<GalleryOptionName, OptionTexts>> = {
  design: {
    group: 'design',
    label: 'Design',
    names: { slideshow: 'Slideshow', slider: 'Slider', grid: 'Grid', stacked: 'Stacked' },
  },
  autoplay: { group: 'playing', label: 'Autoplay', hint: 'Off for visitors who prefer reduced motion.' },
  'autoplay-duration': { group: 'playing', label: 'Time per image', unit: 's' },
  controls: { group: 'playing', label: 'Arrows' },
  indicators: { group: 'playing', label: 'Dots' },
  'auto-crop': {
    group: 'layout',
    label: 'Crop to fit',
    hint: 'Images are cropped around their focal point.',
  },
  transparentBackground: { group: 'layout', label: 'Transparent background' },
  'square-thumbs': {
    group: 'layout',
    label: 'Same aspect ratio',
    hint: 'Otherwise each image keeps its own.',
  },
  'aspect-ratio': { group: 'layout', label: 'Aspect ratio' },
  thumbnails: { group: 'layout', label: 'Thumbnails' },
  'thumbnail-strip-height': { group: 'layout', label: 'Thumbnail height', unit: 'px' },
  'thumbnail-strip-margin': { group: 'layout', label: 'Thumbnail spacing', unit: 'px' },
  'show-meta-basic': { group: 'captions', label: 'Titles and captions' },
  'show-meta': { group: 'captions', label: 'Titles and captions' },
  'show-meta-only-title': { group: 'captions', label: 'Titles only' },
  'meta-position': {
    group: 'captions',
    label: 'Position',
    names: {
      top: 'Top',
      'top-left': 'Top left',
      'top-right': 'Top right',
      center: 'Middle',
      bottom: 'Bottom',
      'bottom-left': 'Bottom left',
      'bottom-right': 'Bottom right',
    },
  },
  'show-meta-on-hover': { group: 'captions', label: 'Show on hover' },
  'active-alignment': { group: 'layout', label: 'Active image position', names: alignmentNames },
  'max-width': {
    group: 'layout',
    label: 'Maximum width',
    unit: '%',
    hint: 'In percent of the slider height.',
  },
  'thumbnails-per-row': { group: 'layout', label: 'Columns' },
  padding: { group: 'layout', label: 'Spacing', unit: 'px' },
  lightbox: { group: 'pressed', label: 'Open in lightbox' },
  lightboxTheme: { group: 'pressed', label: 'Lightbox theme', names: { dark: 'Dark', light: 'Light' } },
  newWindow: { group: 'pressed', label: 'Open links in a new window' },
};
