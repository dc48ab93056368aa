import { blockKinds, blockNames, type BlockKind } from '@sitewright/domain/blocks';
import type { LucideIcon } from 'lucide-react';
import { blockIcons } from './block-icons.ts';

export const blockGroups = ['Text', 'Media', 'Layout', 'Data', 'Lists', 'Social'] as const;
export type BlockGroup = (typeof blockGroups)[number];

interface Entry {
  readonly group: BlockGroup;
  /** One-line description. */
  readonly text: string;
  /** Additional search terms. */
  readonly words?: string;
}

const entries: Readonly<Record<BlockKind, Entry>> = {
  text: { group: 'Text', text: 'Headings, paragraphs and lists', words: 'heading paragraph copy title' },
  markdown: { group: 'Text', text: 'Text in Markdown', words: 'md' },
  quote: { group: 'Text', text: 'A quote with its source', words: 'testimonial blockquote' },
  button: { group: 'Text', text: 'A button with a link', words: 'call to action cta link' },
  accordion: {
    group: 'Text',
    text: 'Collapsible items, such as an FAQ',
    words: 'faq questions answers toggle',
  },
  menu: {
    group: 'Text',
    text: 'Food and drinks with prices',
    words: 'food restaurant dishes drinks price list',
  },
  scrollingText: { group: 'Text', text: 'Text that scrolls across the page', words: 'marquee ticker banner' },
  code: { group: 'Text', text: 'Custom HTML or a code sample', words: 'html css javascript script json' },
  image: { group: 'Media', text: 'A single image with optional text', words: 'picture photo card poster' },
  gallery: {
    group: 'Media',
    text: 'Images as a grid, stack or slideshow',
    words: 'pictures photos images slideshow slider carousel lightbox',
  },
  video: { group: 'Media', text: 'An uploaded or embedded video', words: 'film movie youtube vimeo' },
  audio: { group: 'Media', text: 'An audio player', words: 'sound music podcast mp3' },
  album: { group: 'Media', text: 'A track list with cover art', words: 'music songs tracks record' },
  embed: { group: 'Media', text: 'Embedded content from another site', words: 'iframe soundcloud spotify' },
  logo: { group: 'Media', text: 'The site logo', words: 'brand mark' },
  shape: { group: 'Layout', text: 'A rectangle, circle, triangle or pill', words: 'box form decoration' },
  line: { group: 'Layout', text: 'A horizontal line', words: 'divider rule separator' },
  spacer: { group: 'Layout', text: 'Empty space', words: 'space gap blank margin' },
  chart: { group: 'Data', text: 'Data as a bar, line or pie chart', words: 'graph diagram data pie donut' },
  map: { group: 'Data', text: 'A map with an address', words: 'location address place directions' },
  calendar: { group: 'Data', text: 'Events in a monthly calendar', words: 'events dates month' },
  tourDates: { group: 'Data', text: 'Upcoming events as a list', words: 'concerts gigs events shows' },
  summary: {
    group: 'Lists',
    text: 'Latest posts, events or products',
    words: 'blog posts products events collection related featured',
  },
  archive: { group: 'Lists', text: 'Posts by month, category or tag', words: 'blog history' },
  tagCloud: { group: 'Lists', text: 'Tags or categories sized by use', words: 'tags categories topics' },
  postsByAuthor: { group: 'Lists', text: 'Authors and their posts', words: 'blog writers archive' },
  postsByTag: { group: 'Lists', text: 'Tags and their posts', words: 'blog topics archive' },
  postsByCategory: { group: 'Lists', text: 'Categories and their posts', words: 'blog topics archive' },
  postsByMonth: { group: 'Lists', text: 'Months and their posts', words: 'blog archive dates' },
  search: { group: 'Lists', text: 'A site search field', words: 'find query' },
  rss: { group: 'Lists', text: 'A link to an RSS feed', words: 'feed subscribe podcast' },
  link: { group: 'Social', text: 'A link with a title and description', words: 'bookmark url address' },
  socialLinks: {
    group: 'Social',
    text: 'Links to your social profiles',
    words: 'icons accounts profiles follow',
  },
  twitter: { group: 'Social', text: 'A saved tweet', words: 'x twitter post status' },
  instagram: { group: 'Social', text: 'An Instagram post', words: 'photo post' },
  foursquare: { group: 'Social', text: 'A Foursquare check-in', words: 'check in venue place' },
};

export const blockTitle = (kind: BlockKind): string => blockNames[kind];
export const blockIcon = (kind: BlockKind): LucideIcon => blockIcons[kind];
export const blockGroup = (kind: BlockKind): BlockGroup => entries[kind].group;

/** The server refuses code blocks of contributors without the permission. */
export const canAddBlock = (kind: BlockKind, permissions: readonly string[]): boolean =>
  kind !== 'code' || permissions.includes('code');

const byGroup = blockGroups.flatMap((group) => blockKinds.filter((kind) => entries[kind].group === group));

const rankOf = (kind: BlockKind, typed: string): number => {
  const name = blockNames[kind].toLowerCase();
  const { words = '', text } = entries[kind];
  if (name.startsWith(typed)) return 0;
  if (name.includes(` ${typed}`)) return 1;
  if (words.split(' ').some((word) => word.startsWith(typed))) return 2;
  return `${name} ${words} ${text.toLowerCase()}`.includes(typed) ? 3 : 4;
};

/** Block kinds that match a search, best first; all by group without one. */
export const searchBlockKinds = (text: string): readonly BlockKind[] => {
  const typed = text.trim().toLowerCase();
  const ranked = byGroup.map((kind) => ({ kind, rank: rankOf(kind, typed) }));
  return ranked
    .filter(({ rank }) => rank < 4)
    .toSorted((one, other) => (typed === '' ? 0 : one.rank - other.rank))
    .map(({ kind }) => kind);
};
