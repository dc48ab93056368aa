import type { BlockKind } from '@sitewright/domain/blocks';
import { ChartDataSetting } from '../chart/chart-data-setting.tsx';
import { MapLocationSetting } from '../map/map-location-setting.tsx';
import { oembedSetting } from '../embed/embed-setting.tsx';
import type { KindSettings, Setting } from '../settings/setting.ts';
import { readAt, textAt, type BlockValue } from '../settings/value-path.ts';

const hasOwnFilm = (value: BlockValue): boolean => textAt(value, 'fileId') !== '';
const hasOutsideFilm = (value: BlockValue): boolean => readAt(value, 'oembed') !== undefined;

const videoSettings: KindSettings = {
  groups: [
    {
      settings: [
        {
          control: 'file',
          field: 'fileId',
          label: 'Uploaded video',
          kind: 'video',
          when: (value) => hasOwnFilm(value) || !hasOutsideFilm(value),
        },
        {
          ...oembedSetting({
            label: 'Video URL',
            hint: 'URL of a YouTube or Vimeo video. Basic Vimeo accounts are unsupported.',
          }),
          when: (value) => !hasOwnFilm(value),
        },
        { control: 'text', field: 'title', label: 'Title', hint: 'Announced by screen readers.' },
        { control: 'rich', field: 'caption', label: 'Caption' },
      ],
    },
    {
      title: 'Poster and playback',
      settings: [
        {
          control: 'file',
          field: 'posterId',
          label: 'Poster image',
          kind: 'image',
          hint: 'Embedded videos show it until the visitor presses play.',
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
          label: 'Autoplay, muted',
          hint: 'Off for visitors who prefer reduced motion.',
          defaultValue: false,
          when: hasOwnFilm,
        },
        {
          control: 'switch',
          field: 'loop',
          label: 'Loop',
          defaultValue: false,
          when: hasOwnFilm,
        },
        {
          control: 'switch',
          field: 'muted',
          label: 'Start muted',
          defaultValue: false,
          when: (value) => hasOwnFilm(value) && value['autoplay'] !== true,
        },
      ],
    },
  ],
};

const trackFields = [
  { control: 'file', field: 'fileId', label: 'Audio file', kind: 'audio' },
  {
    control: 'address',
    field: 'url',
    label: 'Audio URL',
    when: (value) => !hasOwnFilm(value),
  },
  { control: 'text', field: 'title', label: 'Title' },
  { control: 'text', field: 'artist', label: 'Artist' },
] as const satisfies readonly Setting[];

const audioSettings: KindSettings = {
  groups: [
    {
      settings: [
        ...trackFields,
        { control: 'switch', field: 'showDownload', label: 'Allow download', defaultValue: false },
      ],
    },
  ],
};

const albumSettings: KindSettings = {
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
            { control: 'number', field: 'durationSeconds', label: 'Duration', unit: 'seconds' },
          ],
        },
      ],
    },
  ],
  uneditedFields: { 'tracks.id': 'Generated.' },
};

const embedSettings: KindSettings = {
  groups: [
    {
      settings: [
        {
          ...oembedSetting({
            label: 'URL',
            hint: 'URL of a page on YouTube, Vimeo, Spotify, SoundCloud or CodePen. Other pages become a link.',
            plain: 'url',
          }),
        },
        { control: 'rich', field: 'caption', label: 'Caption' },
      ],
    },
  ],
};

const mapSettings: KindSettings = {
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

const chartSettings: KindSettings = {
  groups: [
    {
      settings: [
        {
          control: 'choice',
          field: 'type',
          label: 'Chart type',
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
          label: 'Show data table',
          defaultValue: false,
        },
      ],
    },
  ],
};

export const mediaKinds = {
  video: videoSettings,
  audio: audioSettings,
  album: albumSettings,
  embed: embedSettings,
  map: mapSettings,
  chart: chartSettings,
} as const satisfies Partial<Record<BlockKind, KindSettings>>;
