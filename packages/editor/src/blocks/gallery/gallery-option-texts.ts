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
  autoplay: { group: 'playing', label: 'Moves by itself', hint: 'Not where visitors ask for less motion.' },
  'autoplay-duration': { group: 'playing', label: 'Time for each picture', unit: 's' },
  controls: { group: 'playing', label: 'Arrows' },
  indicators: { group: 'playing', label: 'Dots for the pictures' },
  'auto-crop': {
    group: 'layout',
    label: 'Fill the frame',
    hint: 'Pictures are cropped around their focal point.',
  },
  transparentBackground: { group: 'layout', label: 'No ground behind the pictures' },
  'square-thumbs': { group: 'layout', label: 'One shape for all', hint: 'Otherwise each keeps its own.' },
  'aspect-ratio': { group: 'layout', label: 'Shape' },
  thumbnails: { group: 'layout', label: 'Strip of small pictures' },
  'thumbnail-strip-height': { group: 'layout', label: 'Height of the strip', unit: 'px' },
  'thumbnail-strip-margin': { group: 'layout', label: 'Space above the strip', unit: 'px' },
  'show-meta-basic': { group: 'captions', label: 'Titles and captions' },
  'show-meta': { group: 'captions', label: 'Titles and captions' },
  'show-meta-only-title': { group: 'captions', label: 'Titles only' },
  'meta-position': {
    group: 'captions',
    label: 'Place',
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
  'show-meta-on-hover': { group: 'captions', label: 'Only when pointed at' },
  'active-alignment': { group: 'layout', label: 'Place of the current picture', names: alignmentNames },
  'max-width': { group: 'layout', label: 'Widest picture', unit: '%', hint: 'Of the height of the slider.' },
  'thumbnails-per-row': { group: 'layout', label: 'Columns' },
  padding: { group: 'layout', label: 'Space between', unit: 'px' },
  lightbox: { group: 'pressed', label: 'Show large in a lightbox' },
  lightboxTheme: { group: 'pressed', label: 'Lightbox', names: { dark: 'Dark', light: 'Light' } },
  newWindow: { group: 'pressed', label: 'Open links in a new window' },
};
