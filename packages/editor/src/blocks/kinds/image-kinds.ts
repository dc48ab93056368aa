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

export const imageSettings: KindSettings = {
  groups: [
    {
      settings: [
        { control: 'file', field: 'imageId', label: 'Picture', kind: 'image' },
        {
          control: 'text',
          field: 'altText',
          label: 'Alternative text',
          hint: 'What the picture shows, for those who do not see it. Without it, the text of the file is used.',
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
          label: 'Shape',
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
          names: { below: 'Below', overlay: 'Over the picture', hover: 'When pointed at', none: 'None' },
          defaultValue: 'below',
          when: isDesign('inline'),
        },
        { control: 'text', field: 'title', label: 'Title', when: hasText },
        { control: 'rich', field: 'caption', label: 'Text', when: hasText },
        {
          control: 'choice',
          field: 'imagePosition',
          label: 'Picture on the',
          names: { left: 'Left', right: 'Right' },
          defaultValue: 'left',
          when: isDesign('card', 'overlap', 'collage'),
        },
        {
          control: 'choice',
          field: 'textAlignment',
          label: 'Alignment of the text',
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
          label: 'Words of the button',
          when: (value) => !isDesign('inline')(value) && hasButton(value),
        },
        {
          control: 'link',
          field: 'button.url',
          newWindow: 'button.newWindow',
          label: 'Link of the button',
          when: (value) => !isDesign('inline')(value) && hasButton(value),
        },
      ],
    },
    {
      title: 'When pressed',
      settings: [
        {
          control: 'switch',
          field: 'lightbox',
          label: 'Show large in a lightbox',
          hint: 'A link goes before it.',
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

export const gallerySettings: KindSettings = {
  groups: galleryGroups,
  uneditedFields: {
    'items.id': 'Made by the program.',
    'items.mediaType': 'Follows from whether a picture or a video was added.',
  },
};

export const logoSettings: KindSettings = {
  note: "Shows the site's logo, which is chosen in the settings of the header; the title where there is none.",
  groups: [
    {
      settings: [
        {
          control: 'link',
          field: 'link.url',
          newWindow: 'link.newWindow',
          group: 'link',
          label: 'Link',
          hint: 'Without one the logo leads to the first page.',
        },
      ],
    },
  ],
};

export const shapeSettings: KindSettings = {
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
          hint: "Without one, the site's accent.",
        },
        { control: 'switch', field: 'showDropShadow', label: 'Shadow', defaultValue: false },
      ],
    },
  ],
};
