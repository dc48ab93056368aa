import { isRecord } from '@sitewright/domain/documents';
import {
  galleryOptionApplies,
  galleryOptionNames,
  galleryOptions,
  readGalleryOptions,
  type GalleryOptionName,
} from '@sitewright/domain/blocks';
import { ratioNames } from '../settings/choice-names.ts';
import { oembedSetting } from '../embed/embed-setting.tsx';
import type { Setting, SettingGroup } from '../settings/setting.ts';
import { textAt, type BlockValue } from '../settings/value-path.ts';
import { AddImages } from './add-images.tsx';
import { galleryOptionTexts, type OptionGroup } from './gallery-option-texts.ts';
import { ImageThumbnail } from './image-thumbnail.tsx';

const hasOwnPictures = (value: BlockValue): boolean => textAt(value, 'collectionId') === '';
const isVideo = (entry: BlockValue): boolean => textAt(entry, 'mediaType') === 'video';

const optionsIn = ({ options }: BlockValue) => readGalleryOptions(isRecord(options) ? options : {});

const hasEffect =
  (name: GalleryOptionName) =>
  (value: BlockValue): boolean =>
    galleryOptionApplies(name, optionsIn(value));

/** A setting for a gallery option, with a control by the type of its default. */
const optionSetting = (name: GalleryOptionName): Setting => {
  const { label, hint, unit, names } = galleryOptionTexts[name];
  const named = {
    field: `options.${name}`,
    label,
    ...(hint !== undefined && { hint }),
    when: hasEffect(name),
  };
  const { default: defaultValue } = galleryOptions[name];
  if (typeof defaultValue === 'boolean') return { ...named, control: 'switch', defaultValue };
  if (typeof defaultValue === 'string')
    return { ...named, control: 'choice', defaultValue, names: names ?? ratioNames };
  return { ...named, control: 'number', defaultValue, ...(unit !== undefined && { unit }) };
};

const optionsOf = (group: OptionGroup): Setting[] =>
  galleryOptionNames.filter((name) => galleryOptionTexts[name].group === group).map(optionSetting);

const pictures: Setting = {
  control: 'list',
  field: 'items',
  label: 'Images',
  singular: 'Image',
  plural: 'Images',
  when: hasOwnPictures,
  titleOf: (entry) => textAt(entry, 'title') || textAt(entry, 'altText') || textAt(entry, 'oembed.title'),
  start: (newId) => ({ id: newId(), mediaType: 'imageEmpty' }),
  Thumbnail: ImageThumbnail,
  Add: AddImages,
  entry: [
    {
      ...oembedSetting({
        label: 'Video',
        hint: 'URL of a YouTube or Vimeo video. Basic Vimeo accounts are unsupported.',
      }),
      when: isVideo,
    },
    { control: 'file', field: 'imageId', label: 'Image', kind: 'image' },
    { control: 'text', field: 'title', label: 'Title' },
    { control: 'text', field: 'description', label: 'Caption', lines: 3 },
    {
      control: 'text',
      field: 'altText',
      label: 'Alt text',
      hint: 'Describes the image for screen readers.',
      when: (entry) => !isVideo(entry),
    },
    {
      control: 'link',
      field: 'link.url',
      newWindow: 'link.newWindow',
      group: 'link',
      label: 'Link',
      hint: 'Used when the lightbox is off.',
      when: (entry) => !isVideo(entry),
    },
  ],
};

export const galleryGroups: readonly SettingGroup[] = [
  {
    settings: [
      pictures,
      {
        control: 'collection',
        field: 'collectionId',
        label: 'Images from a page',
        none: 'None',
      },
      ...optionsOf('design'),
    ],
  },
  { title: 'Layout', settings: optionsOf('layout') },
  { title: 'Playback', settings: optionsOf('playing') },
  { title: 'Captions', settings: optionsOf('captions') },
  { title: 'On click', settings: optionsOf('pressed') },
];
