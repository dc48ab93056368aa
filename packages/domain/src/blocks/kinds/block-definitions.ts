import type { BlockValues } from '../blocks-schemas.ts';
import { GRID_COLUMNS } from '../layout/layout.ts';

/** The type of website components, which are distinguished by name. */
export const COMPONENT_TYPE = 1337;

/** How texts of a kind are rendered. Templates may print any other text of a block unescaped. */
export interface BlockTexts {
  /** Runs in visitors' browsers: writing it requires the permission `code`. */
  readonly isCode?: true;
  /** Only the built-in renderer prints the kind and escapes its texts; templates cannot override it. */
  readonly isLocked?: true;
  /** Paths of HTML, which is sanitized before it is stored; `items.html` is that of each list entry. */
  readonly html?: readonly string[];
  /** Paths that a template's override does not get. */
  readonly withheld?: readonly string[];
  /** Path of third-party frames. */
  readonly frames?: string;
}

/** A kind of block: everything about it except its schema. */
interface BlockDefinition<Value> {
  /**
   * The code that blocks are stored with. Templates and imported sites use the same codes, so they never
   * change.
   */
  readonly type: number;
  /** Other codes that imported sites use for it. */
  readonly olderTypes?: readonly number[];
  /** The website component that is rendered as this kind. */
  readonly component?: string;
  readonly name: string;
  /** Shown in the editor for a block without content. */
  readonly emptyHint?: string;
  /** The value of a new block; renderers have defaults for missing fields. */
  readonly defaults: Value;
  /** Size of a new block; default: full width and four rows. */
  readonly size?: { readonly columns: number; readonly rows: number };
  readonly texts?: BlockTexts;
  /** Whether it can contain headings, and whether their level depends on the headings before the block. */
  readonly headings?: 'absolute' | 'relative';
  /** Shows the current time or day: cached pages with such a block are rendered again every quarter of an hour. */
  readonly dependsOnTime?: true;
}

/** One entry per kind. Names, codes, defaults and so on of all kinds are derived from it. */
export const blockDefinitions = {
  text: {
    type: 2,
    name: 'Text',
    emptyHint: 'Write something',
    defaults: { document: { type: 'doc', content: [{ type: 'paragraph' }] } },
    size: { columns: 14, rows: 3 },
    headings: 'absolute',
    texts: { isLocked: true, html: ['html'] },
  },
  markdown: {
    type: 44,
    name: 'Markdown',
    emptyHint: 'Write something in Markdown',
    defaults: { text: '' },
    size: { columns: 14, rows: 3 },
    headings: 'absolute',
    texts: { isLocked: true },
  },
  quote: {
    type: 31,
    name: 'Quote',
    emptyHint: 'Write a quote',
    defaults: { quote: '' },
    size: { columns: 16, rows: 4 },
  },
  button: {
    type: 53,
    component: 'website.components.button',
    name: 'Button',
    emptyHint: 'Name the button and its link',
    defaults: { text: 'Learn more', url: '/', size: 'medium', variant: 'primary', alignment: 'left' },
    size: { columns: 6, rows: 1 },
  },
  image: {
    type: 5,
    component: 'website.components.imageFluid',
    name: 'Image',
    emptyHint: 'Choose a picture',
    defaults: { design: 'inline', captionPosition: 'below' },
    size: { columns: 12, rows: 9 },
    texts: { html: ['caption'] },
  },
  gallery: {
    type: 8,
    name: 'Gallery',
    emptyHint: 'Add pictures',
    defaults: { options: { design: 'grid' }, items: [] },
    size: { columns: GRID_COLUMNS, rows: 10 },
    texts: { frames: 'items.oembed.html' },
  },
  video: {
    type: 32,
    name: 'Video',
    emptyHint: 'Add a film',
    defaults: { overlay: true },
    size: { columns: 16, rows: 10 },
    texts: { isLocked: true, html: ['caption'], frames: 'oembed.html' },
  },
  audio: {
    type: 41,
    name: 'Audio',
    emptyHint: 'Add a recording',
    defaults: {},
  },
  album: {
    type: 60,
    name: 'Album',
    emptyHint: 'Add tracks',
    defaults: { tracks: [] },
    headings: 'relative',
  },
  code: {
    type: 23,
    component: 'website.components.code',
    name: 'Code',
    emptyHint: 'Add code',
    defaults: { source: '', mode: 'html' },
    texts: { isLocked: true, isCode: true },
  },
  embed: {
    type: 22,
    olderTypes: [56],
    name: 'Embed',
    emptyHint: 'Paste the address of what to show',
    defaults: {},
    texts: { isLocked: true, isCode: true, html: ['caption'] },
  },
  map: {
    type: 4,
    component: 'website.components.map',
    name: 'Map',
    emptyHint: 'Choose a place',
    defaults: { location: { mapLat: 40.7207559, mapLng: -74.0007613, mapZoom: 12 } },
    size: { columns: GRID_COLUMNS, rows: 9 },
  },
  line: {
    type: 47,
    name: 'Line',
    defaults: { weight: 1, style: 'solid' },
    size: { columns: GRID_COLUMNS, rows: 1 },
  },
  spacer: {
    type: 21,
    name: 'Spacer',
    defaults: { height: 40 },
    size: { columns: GRID_COLUMNS, rows: 1 },
  },
  accordion: {
    type: 69,
    name: 'Accordion',
    emptyHint: 'Add the first entry',
    defaults: { items: [], icon: 'plus', hasDividers: true },
    texts: { html: ['items.html'], withheld: ['items.document'] },
  },
  menu: {
    type: 18,
    name: 'Menu',
    emptyHint: 'Write the menu',
    defaults: { text: '' },
    headings: 'relative',
  },
  chart: {
    type: 62,
    name: 'Chart',
    emptyHint: 'Add data to draw',
    defaults: { type: 'bar', labels: [], series: [] },
    size: { columns: 16, rows: 10 },
  },
  calendar: {
    type: 26,
    name: 'Calendar',
    emptyHint: 'Choose the events to show',
    defaults: {},
    dependsOnTime: true,
  },
  tourDates: {
    type: 59,
    name: 'Tour dates',
    emptyHint: 'Choose the events to show',
    defaults: { events: 'upcoming', limit: 30 },
  },
  archive: {
    type: 61,
    name: 'Archive',
    emptyHint: 'Choose what to list',
    defaults: { groupBy: 'month', layout: 'list', showCounts: true },
  },
  tagCloud: {
    type: 14,
    name: 'Tag cloud',
    emptyHint: 'Choose whose tags to show',
    defaults: { source: 'tag', order: 'name', limit: 50 },
  },
  postsByAuthor: {
    type: 27,
    name: 'Posts by author',
    emptyHint: 'Choose whose authors to list',
    defaults: { showCounts: true },
  },
  postsByTag: {
    type: 28,
    name: 'Posts by tag',
    emptyHint: 'Choose whose tags to list',
    defaults: { showCounts: true },
  },
  postsByCategory: {
    type: 29,
    name: 'Posts by category',
    emptyHint: 'Choose whose categories to list',
    defaults: { showCounts: true },
  },
  postsByMonth: {
    type: 30,
    name: 'Posts by month',
    emptyHint: 'Choose whose months to list',
    defaults: { showCounts: true },
  },
  search: {
    type: 33,
    name: 'Search',
    defaults: {},
    size: { columns: 10, rows: 1 },
  },
  socialLinks: {
    type: 19,
    olderTypes: [54],
    name: 'Social links',
    emptyHint: 'Add your profiles in the site’s settings',
    defaults: { size: 'medium', style: 'icon', alignment: 'left' },
    size: { columns: 10, rows: 1 },
  },
  summary: {
    type: 55,
    olderTypes: [20],
    name: 'Summary',
    emptyHint: 'Choose what to list',
    defaults: {
      design: 'grid',
      limit: 6,
      columns: 3,
      padding: 24,
      aspectRatio: 'four-three',
      textAlignment: 'left',
      showImage: true,
      showTitle: true,
      showExcerpt: true,
      showDate: true,
    },
  },
  product: {
    type: 43,
    name: 'Product',
    emptyHint: 'Choose a product in the settings of this block',
    defaults: {
      layout: 'stacked',
      aspectRatio: 'original',
      textAlignment: 'left',
      showImage: true,
      showTitle: true,
      showPrice: true,
      showExcerpt: true,
      showOptions: true,
      showQuantity: true,
      showButton: true,
    },
    size: { columns: 12, rows: 9 },
    headings: 'absolute',
  },
  donation: {
    type: 52,
    name: 'Donation',
    emptyHint: 'Choose a fund in the settings of this block',
    defaults: { showImage: true, showTitle: true, showDescription: true },
    size: { columns: 12, rows: 9 },
    headings: 'relative',
    texts: { isLocked: true },
  },
  form: {
    type: 9,
    component: 'website.components.form',
    name: 'Form',
    emptyHint: 'Choose a form in the settings of this block',
    defaults: { display: 'page' },
    size: { columns: 12, rows: 9 },
    headings: 'relative',
    texts: { isLocked: true },
  },
  newsletter: {
    type: 51,
    component: 'website.components.newsletter',
    name: 'Newsletter',
    emptyHint: 'Choose a form in the settings of this block',
    defaults: { layout: 'inline', textAlignment: 'left' },
    size: { columns: 12, rows: 4 },
    headings: 'absolute',
    texts: { isLocked: true, html: ['description'] },
  },
  rss: {
    type: 49,
    name: 'RSS',
    emptyHint: 'Choose whose feed to offer',
    defaults: {},
    size: { columns: 6, rows: 1 },
  },
  link: {
    type: 13,
    name: 'Link',
    emptyHint: 'Add the link',
    defaults: { url: '' },
  },
  twitter: {
    type: 6,
    name: 'Tweet',
    defaults: {},
  },
  instagram: {
    type: 25,
    name: 'Instagram',
    defaults: {},
  },
  foursquare: {
    type: 24,
    name: 'Foursquare',
    defaults: {},
  },
  scrollingText: {
    type: 70,
    name: 'Scrolling text',
    emptyHint: 'Write the text that moves',
    defaults: { items: [], speed: 60, direction: 'left', size: 'large' },
  },
  logo: {
    type: 3,
    name: 'Logo',
    emptyHint: 'Choose a logo in the settings of the header',
    defaults: {},
    size: { columns: 6, rows: 3 },
  },
  shape: {
    type: COMPONENT_TYPE,
    component: 'website.components.shape',
    name: 'Shape',
    emptyHint: 'Choose a shape',
    defaults: { shape: 'rectangle' },
    size: { columns: 6, rows: 6 },
  },
} as const satisfies { readonly [Kind in keyof BlockValues]: BlockDefinition<BlockValues[Kind]> };

export type BlockKind = keyof typeof blockDefinitions;

/** Typed like the entry: every kind with the optional fields. */
export const definitionOf = (kind: BlockKind): BlockDefinition<BlockValues[BlockKind]> =>
  blockDefinitions[kind];
