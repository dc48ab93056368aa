import { ChartDataSetting } from '../chart/chart-data-setting.tsx';
import { MapLocationSetting } from '../map/map-location-setting.tsx';
import { oembedSetting } from '../embed/embed-setting.tsx';
import type { KindSettings, Setting } from '../settings/setting.ts';
import { readAt, textAt, type BlockValue } from '../settings/value-path.ts';

const hasOwnFilm = (value: BlockValue): boolean => textAt(value, 'fileId') !== '';
const hasOutsideFilm = (value: BlockValue): boolean => readAt(value, 'oembed') !== undefined;

export const videoSettings: KindSettings = {
  groups: [
    {
      settings: [
        {
          control: 'file',
          field: 'fileId',
          label: 'Video of your own',
          kind: 'video',
          when: (value) => hasOwnFilm(value) || !hasOutsideFilm(value),
        },
        {
          ...oembedSetting({
            label: 'Video of a service',
            hint: 'The address of a video on YouTube or Vimeo. Basic Vimeo accounts are unsupported.',
          }),
          when: (value) => !hasOwnFilm(value),
        },
        { control: 'text', field: 'title', label: 'Title', hint: 'Read out as the name of the video.' },
        { control: 'rich', field: 'caption', label: 'Caption' },
      ],
    },
    {
      title: 'Picture and playing',
      settings: [
        {
          control: 'file',
          field: 'posterId',
          label: 'Picture before it plays',
          kind: 'image',
          hint: 'Videos of services show it until the visitor presses play.',
        },
        {
          control: 'switch',
          field: 'overlay',
          label: 'Large play button',
          defaultValue: true,
          when: hasOwnFilm,
        },
        {
          control: 'switch',
          field: 'autoplay',
          label: 'Plays by itself, without sound',
          hint: 'Not where visitors ask for less motion.',
          defaultValue: false,
          when: hasOwnFilm,
        },
        {
          control: 'switch',
          field: 'loop',
          label: 'Begins again at its end',
          defaultValue: false,
          when: hasOwnFilm,
        },
        {
          control: 'switch',
          field: 'muted',
          label: 'Without sound at first',
          defaultValue: false,
          when: (value) => hasOwnFilm(value) && value['autoplay'] !== true,
        },
      ],
    },
  ],
};

const trackFields = [
  { control: 'file', field: 'fileId', label: 'Recording', kind: 'audio' },
  {
    control: 'address',
    field: 'url',
    label: 'Address of a recording elsewhere',
    when: (value) => !hasOwnFilm(value),
  },
  { control: 'text', field: 'title', label: 'Title' },
  { control: 'text', field: 'artist', label: 'Artist' },
] as const satisfies readonly Setting[];

export const audioSettings: KindSettings = {
  groups: [
    {
      settings: [
        ...trackFields,
        { control: 'switch', field: 'showDownload', label: 'Offer as a download', defaultValue: false },
      ],
    },
  ],
};

export const albumSettings: KindSettings = {
  groups: [
    {
      settings: [
        { control: 'text', field: 'title', label: 'Title' },
        { control: 'text', field: 'artist', label: 'Artist' },
        { control: 'file', field: 'coverId', label: 'Cover', kind: 'image' },
        {
          control: 'list',
          field: 'tracks',
          label: 'Tracks',
          singular: 'Track',
          plural: 'Tracks',
          titleOf: (track) => textAt(track, 'title'),
          start: (newId) => ({ id: newId() }),
          entry: [
            ...trackFields,
            { control: 'number', field: 'durationSeconds', label: 'Length', unit: 'seconds' },
          ],
        },
      ],
    },
  ],
  uneditedFields: { 'tracks.id': 'Made by the program.' },
};

export const embedSettings: KindSettings = {
  groups: [
    {
      settings: [
        {
          ...oembedSetting({
            label: 'Address',
            hint: 'The address of a page on YouTube, Vimeo, Spotify, SoundCloud or CodePen. Other pages become a link.',
            plain: 'url',
          }),
        },
        { control: 'rich', field: 'caption', label: 'Caption' },
      ],
    },
  ],
};

export const mapSettings: KindSettings = {
  groups: [
    {
      settings: [
        {
          control: 'custom',
          fields: ['location.mapLat', 'location.mapLng'],
          Editor: MapLocationSetting,
        },
        { control: 'number', field: 'location.mapZoom', label: 'Zoom', defaultValue: 12 },
      ],
    },
    {
      title: 'Address below the map',
      settings: [
        { control: 'text', field: 'location.addressTitle', label: 'Name' },
        { control: 'text', field: 'location.addressLine1', label: 'Street' },
        { control: 'text', field: 'location.addressLine2', label: 'Town and postcode' },
        { control: 'text', field: 'location.addressCountry', label: 'Country' },
      ],
    },
  ],
};

export const chartSettings: KindSettings = {
  groups: [
    {
      settings: [
        {
          control: 'choice',
          field: 'type',
          label: 'Kind of chart',
          names: {
            bar: 'Bars',
            'stacked-bar': 'Stacked bars',
            line: 'Lines',
            area: 'Areas',
            pie: 'Pie',
            donut: 'Donut',
          },
        },
        { control: 'text', field: 'title', label: 'Title' },
        {
          control: 'custom',
          fields: ['labels', 'series.name', 'series.values'],
          Editor: ChartDataSetting,
        },
        {
          control: 'switch',
          field: 'isTableShown',
          label: 'Show the numbers in a table too',
          defaultValue: false,
        },
      ],
    },
  ],
};
