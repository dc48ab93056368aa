import type { BlockKind } from '@sitewright/domain/blocks';
import { galleryGroups } from '../gallery/gallery-settings.tsx';
import type { KindSettings } from '../settings/setting.ts';
import { readAt, textAt, type BlockValue } from '../settings/value-path.ts';
import { alignmentNames, ratioNames } from '../settings/choice-names.ts';

const hasPicture = (value: BlockValue): boolean => textAt(value, 'imageId') !== '';
const isDesign =
  (...designs: readonly string[]) =>
  (value: BlockValue): boolean =>
    designs.includes(textAt(value, 'design') || 'inline');
const hasText = (value: BlockValue): boolean =>
  !isDesign('inline')(value) || textAt(value, 'captionPosition') !== 'none';
const hasButton = (value: BlockValue): boolean => readAt(value, 'button') !== undefined;

const imageSettings: KindSettings = {
  groups: [
    {
      settings: [
        { control: 'file', field: 'imageId', label: 'Image', kind: 'image' },
        {
          control: 'text',
          field: 'altText',
          label: 'Alt text',
          hint: 'Describes the image for screen readers. Defaults to the alt text of the file.',
          when: hasPicture,
        },
        {
          control: 'choice',
          field: 'design',
          label: 'Design',
          names: {
            inline: 'Inline',
            poster: 'Poster',
            card: 'Card',
            overlap: 'Overlap',
            collage: 'Collage',
            stack: 'Stack',
          },
          defaultValue: 'inline',
        },
        {
          control: 'choice',
          field: 'aspectRatio',
          label: 'Aspect ratio',
          names: ratioNames,
          defaultValue: 'original',
        },
      ],
    },
    {
      title: 'Text',
      settings: [
        {
          control: 'choice',
          field: 'captionPosition',
          label: 'Caption',
          names: { below: 'Below', overlay: 'Overlay', hover: 'On hover', none: 'None' },
          defaultValue: 'below',
          when: isDesign('inline'),
        },
        { control: 'text', field: 'title', label: 'Title', when: hasText },
        { control: 'rich', field: 'caption', label: 'Text', when: hasText },
        {
          control: 'choice',
          field: 'imagePosition',
          label: 'Image position',
          names: { left: 'Left', right: 'Right' },
          defaultValue: 'left',
          when: isDesign('card', 'overlap', 'collage'),
        },
        {
          control: 'choice',
          field: 'textAlignment',
          label: 'Text alignment',
          names: alignmentNames,
          defaultValue: 'left',
          when: hasText,
        },
        {
          control: 'part',
          field: 'button',
          label: 'Button',
          start: { text: 'Learn more', url: '/' },
          when: (value) => !isDesign('inline')(value),
        },
        {
          control: 'text',
          field: 'button.text',
          label: 'Button text',
          when: (value) => !isDesign('inline')(value) && hasButton(value),
        },
        {
          control: 'link',
          field: 'button.url',
          newWindow: 'button.newWindow',
          label: 'Button link',
          when: (value) => !isDesign('inline')(value) && hasButton(value),
        },
      ],
    },
    {
      title: 'On click',
      settings: [
        {
          control: 'switch',
          field: 'lightbox',
          label: 'Open in lightbox',
          hint: 'Ignored if a link is set.',
          defaultValue: false,
          when: (value) => textAt(value, 'link.url') === '',
        },
        {
          control: 'link',
          field: 'link.url',
          newWindow: 'link.newWindow',
          group: 'link',
          label: 'Link',
        },
      ],
    },
  ],
};

const gallerySettings: KindSettings = {
  groups: galleryGroups,
  uneditedFields: {
    'items.id': 'Generated.',
    'items.mediaType': 'Set by adding an image or a video.',
  },
};

const logoSettings: KindSettings = {
  note: 'Shows the site logo from the header settings, or the site title if there is no logo.',
  groups: [
    {
      settings: [
        {
          control: 'link',
          field: 'link.url',
          newWindow: 'link.newWindow',
          group: 'link',
          label: 'Link',
          hint: 'Links to the homepage by default.',
        },
      ],
    },
  ],
};

const shapeSettings: KindSettings = {
  groups: [
    {
      settings: [
        {
          control: 'choice',
          field: 'shape',
          label: 'Shape',
          names: { rectangle: 'Rectangle', circle: 'Circle', triangle: 'Triangle', pill: 'Pill' },
          defaultValue: 'rectangle',
        },
        {
          control: 'choice',
          field: 'horizontalAlignment',
          label: 'Alignment',
          names: alignmentNames,
          defaultValue: 'center',
        },
        {
          control: 'colour',
          field: 'backgroundColor',
          label: 'Colour',
          hint: "Defaults to the site's accent colour.",
        },
        { control: 'switch', field: 'showDropShadow', label: 'Drop shadow', defaultValue: false },
      ],
    },
  ],
};

export const imageKinds = {
  image: imageSettings,
  gallery: gallerySettings,
  logo: logoSettings,
  shape: shapeSettings,
} as const satisfies Partial<Record<BlockKind, KindSettings>>;
