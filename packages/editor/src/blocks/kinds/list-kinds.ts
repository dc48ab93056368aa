import type { BlockKind } from '@sitewright/domain/blocks';
import type { KindSettings, Setting, SwitchSetting } from '../settings/setting.ts';
import { listAt, textAt, type BlockValue } from '../settings/value-path.ts';
import { productsSetting } from '../product/products-setting.tsx';
import { alignmentNames, eventNames, ratioNames } from '../settings/choice-names.ts';

const showing = (field: string, label: string, defaultValue: boolean): SwitchSetting => ({
  control: 'switch',
  field,
  label,
  defaultValue,
});

const isDesign =
  (...designs: readonly string[]) =>
  (value: BlockValue): boolean =>
    designs.includes(textAt(value, 'design') || 'grid');

/** Items chosen by hand are shown whatever the filter says. */
const isFiltered = (value: BlockValue): boolean => listAt(value, 'itemIds').length === 0;

const summarySettings: KindSettings = {
  groups: [
    {
      settings: [
        { control: 'collection', field: 'collectionId', label: 'Page' },
        {
          control: 'choice',
          field: 'design',
          label: 'Design',
          names: { grid: 'Grid', wall: 'Wall', carousel: 'Carousel', list: 'List' },
          defaultValue: 'grid',
        },
        { control: 'text', field: 'heading', label: 'Heading' },
        productsSetting,
        {
          control: 'number',
          field: 'limit',
          label: 'Number of items',
          defaultValue: 6,
          when: isFiltered,
        },
      ],
    },
    {
      title: 'Filter',
      settings: [
        {
          control: 'term',
          field: 'category',
          label: 'Category',
          of: 'category',
          hint: 'Leave empty for all categories.',
          when: isFiltered,
        },
        {
          control: 'term',
          field: 'tag',
          label: 'Tag',
          of: 'tag',
          hint: 'Leave empty for all tags.',
          when: isFiltered,
        },
        { ...showing('isFeatured', 'Featured items only', false), when: isFiltered },
        {
          control: 'choice',
          field: 'events',
          label: 'Events',
          names: eventNames,
          none: 'All',
          hint: 'For event pages only.',
          when: isFiltered,
        },
      ],
    },
    {
      title: 'Layout',
      settings: [
        {
          control: 'number',
          field: 'columns',
          label: 'Columns',
          defaultValue: 3,
          when: isDesign('grid', 'wall', 'carousel'),
        },
        { control: 'number', field: 'padding', label: 'Spacing', unit: 'px', defaultValue: 24 },
        {
          control: 'choice',
          field: 'aspectRatio',
          label: 'Image aspect ratio',
          names: ratioNames,
          defaultValue: 'four-three',
          when: (value) => value['showImage'] !== false && !isDesign('wall')(value),
        },
        {
          control: 'choice',
          field: 'textAlignment',
          label: 'Text alignment',
          names: alignmentNames,
          defaultValue: 'left',
        },
      ],
    },
    {
      title: 'Display',
      settings: [
        showing('showImage', 'Image', true),
        showing('showTitle', 'Title', true),
        showing('showExcerpt', 'Excerpt', true),
        showing('showDate', 'Date', true),
        showing('showAuthor', 'Author', false),
        showing('showCategories', 'Categories', false),
        showing('showTags', 'Tags', false),
        showing('showReadMore', 'Read more', false),
      ],
    },
  ],
};

const events: Setting = {
  control: 'collection',
  field: 'collectionId',
  label: 'Events page',
  typeNames: ['events'],
};
const posts: Setting = {
  control: 'collection',
  field: 'collectionId',
  label: 'Page',
  typeNames: ['blog', 'events', 'products', 'gallery'],
};
const counts = showing('showCounts', 'Show count', true);

const calendarSettings: KindSettings = { groups: [{ settings: [events] }] };

const tourDatesSettings: KindSettings = {
  groups: [
    {
      settings: [
        events,
        { control: 'choice', field: 'events', label: 'Events', names: eventNames, defaultValue: 'upcoming' },
        { control: 'number', field: 'limit', label: 'Number of items', defaultValue: 30 },
      ],
    },
  ],
};

const archiveSettings: KindSettings = {
  groups: [
    {
      settings: [
        posts,
        {
          control: 'choice',
          field: 'groupBy',
          label: 'Group by',
          names: { month: 'Month', year: 'Year', category: 'Category', tag: 'Tag', author: 'Author' },
        },
        {
          control: 'choice',
          field: 'layout',
          label: 'Layout',
          names: { list: 'List', dropdown: 'Dropdown' },
          defaultValue: 'list',
        },
        counts,
      ],
    },
  ],
};

const tagCloudSettings: KindSettings = {
  groups: [
    {
      settings: [
        posts,
        {
          control: 'choice',
          field: 'source',
          label: 'Show',
          names: { tag: 'Tags', category: 'Categories' },
        },
        {
          control: 'choice',
          field: 'order',
          label: 'Order',
          names: { name: 'By name', weight: 'By count' },
          defaultValue: 'name',
        },
        { control: 'number', field: 'limit', label: 'Maximum', defaultValue: 50 },
      ],
    },
  ],
};

const postsSettings: KindSettings = {
  groups: [{ settings: [posts, { control: 'text', field: 'heading', label: 'Heading' }, counts] }],
};

const searchSettings: KindSettings = {
  groups: [
    {
      settings: [
        {
          control: 'collection',
          field: 'collectionId',
          label: 'Search in',
          none: 'The whole site',
        },
        { control: 'text', field: 'placeholder', label: 'Placeholder', placeholder: 'Search' },
      ],
    },
  ],
};

const rssSettings: KindSettings = {
  groups: [
    {
      settings: [
        { control: 'collection', field: 'collectionId', label: 'Page' },
        { control: 'text', field: 'text', label: 'Link text', placeholder: 'RSS' },
      ],
    },
  ],
};

export const listKinds = {
  calendar: calendarSettings,
  tourDates: tourDatesSettings,
  archive: archiveSettings,
  tagCloud: tagCloudSettings,
  postsByAuthor: postsSettings,
  postsByTag: postsSettings,
  postsByCategory: postsSettings,
  postsByMonth: postsSettings,
  search: searchSettings,
  summary: summarySettings,
  rss: rssSettings,
} as const satisfies Partial<Record<BlockKind, KindSettings>>;
