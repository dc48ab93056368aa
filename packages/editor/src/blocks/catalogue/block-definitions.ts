import type { BlockKind } from '@sitewright/domain/blocks';
import {
  AppWindow,
  Archive,
  CalendarDays,
  CalendarRange,
  Camera,
  ChartColumn,
  ClipboardList,
  Code,
  Disc3,
  Film,
  Folder,
  Hash,
  Image,
  Images,
  LayoutGrid,
  Link,
  ListCollapse,
  Mail,
  MapPin,
  MapPinned,
  MessageSquareQuote,
  Minus,
  MousePointerClick,
  MoveHorizontal,
  MoveVertical,
  Music,
  Quote,
  Rss,
  Search,
  Shapes,
  ShoppingBag,
  Share2,
  Stamp,
  Tag,
  Tags,
  Ticket,
  Type,
  UserPen,
  UtensilsCrossed,
  type LucideIcon,
} from 'lucide-react';

export const blockGroups = ['Text', 'Media', 'Layout', 'Data', 'Lists', 'Social'] as const;
export type BlockGroup = (typeof blockGroups)[number];

/** How a block kind appears in menus and the outline. Its name comes from the domain, its settings from `kinds`. */
interface BlockDefinition {
  readonly icon: LucideIcon;
  readonly group: BlockGroup;
  /** One-line description. */
  readonly description: string;
  /** Additional search terms. */
  readonly keywords: string;
}

export const blockDefinitions: Readonly<Record<BlockKind, BlockDefinition>> = {
  text: {
    icon: Type,
    group: 'Text',
    description: 'Headings, paragraphs and lists',
    keywords: 'heading paragraph copy title',
  },
  markdown: { icon: Hash, group: 'Text', description: 'Text in Markdown', keywords: 'md' },
  quote: {
    icon: Quote,
    group: 'Text',
    description: 'A quote with its source',
    keywords: 'testimonial blockquote',
  },
  button: {
    icon: MousePointerClick,
    group: 'Text',
    description: 'A button with a link',
    keywords: 'call to action cta link',
  },
  accordion: {
    icon: ListCollapse,
    group: 'Text',
    description: 'Collapsible items, such as an FAQ',
    keywords: 'faq questions answers toggle',
  },
  menu: {
    icon: UtensilsCrossed,
    group: 'Text',
    description: 'Food and drinks with prices',
    keywords: 'food restaurant dishes drinks price list',
  },
  scrollingText: {
    icon: MoveHorizontal,
    group: 'Text',
    description: 'Text that scrolls across the page',
    keywords: 'marquee ticker banner',
  },
  code: {
    icon: Code,
    group: 'Text',
    description: 'Custom HTML or a code sample',
    keywords: 'html css javascript script json',
  },
  image: {
    icon: Image,
    group: 'Media',
    description: 'A single image with optional text',
    keywords: 'picture photo card poster',
  },
  gallery: {
    icon: Images,
    group: 'Media',
    description: 'Images as a grid, stack or slideshow',
    keywords: 'pictures photos images slideshow slider carousel lightbox',
  },
  video: {
    icon: Film,
    group: 'Media',
    description: 'An uploaded or embedded video',
    keywords: 'film movie youtube vimeo',
  },
  audio: { icon: Music, group: 'Media', description: 'An audio player', keywords: 'sound music podcast mp3' },
  album: {
    icon: Disc3,
    group: 'Media',
    description: 'A track list with cover art',
    keywords: 'music songs tracks record',
  },
  embed: {
    icon: AppWindow,
    group: 'Media',
    description: 'Embedded content from another site',
    keywords: 'iframe soundcloud spotify',
  },
  logo: { icon: Stamp, group: 'Media', description: 'The site logo', keywords: 'brand mark' },
  shape: {
    icon: Shapes,
    group: 'Layout',
    description: 'A rectangle, circle, triangle or pill',
    keywords: 'box form decoration',
  },
  form: {
    icon: ClipboardList,
    group: 'Data',
    description: 'A contact form or any other form',
    keywords: 'contact message survey questionnaire feedback fields',
  },
  newsletter: {
    icon: Mail,
    group: 'Data',
    description: 'A newsletter sign-up',
    keywords: 'email mailing list subscribe sign up',
  },
  line: {
    icon: Minus,
    group: 'Layout',
    description: 'A horizontal line',
    keywords: 'divider rule separator',
  },
  spacer: {
    icon: MoveVertical,
    group: 'Layout',
    description: 'Empty space',
    keywords: 'space gap blank margin',
  },
  chart: {
    icon: ChartColumn,
    group: 'Data',
    description: 'Data as a bar, line or pie chart',
    keywords: 'graph diagram data pie donut',
  },
  map: {
    icon: MapPin,
    group: 'Data',
    description: 'A map with an address',
    keywords: 'location address place directions',
  },
  calendar: {
    icon: CalendarDays,
    group: 'Data',
    description: 'Events in a monthly calendar',
    keywords: 'events dates month',
  },
  tourDates: {
    icon: Ticket,
    group: 'Data',
    description: 'Upcoming events as a list',
    keywords: 'concerts gigs events shows',
  },
  summary: {
    icon: LayoutGrid,
    group: 'Lists',
    description: 'Latest posts, events or products',
    keywords: 'blog posts products events collection related featured',
  },
  product: {
    icon: ShoppingBag,
    group: 'Lists',
    description: 'A product with its price and an add to cart button',
    keywords: 'shop store buy sell cart item',
  },
  archive: {
    icon: Archive,
    group: 'Lists',
    description: 'Posts by month, category or tag',
    keywords: 'blog history',
  },
  tagCloud: {
    icon: Tags,
    group: 'Lists',
    description: 'Tags or categories sized by use',
    keywords: 'tags categories topics',
  },
  postsByAuthor: {
    icon: UserPen,
    group: 'Lists',
    description: 'Authors and their posts',
    keywords: 'blog writers archive',
  },
  postsByTag: {
    icon: Tag,
    group: 'Lists',
    description: 'Tags and their posts',
    keywords: 'blog topics archive',
  },
  postsByCategory: {
    icon: Folder,
    group: 'Lists',
    description: 'Categories and their posts',
    keywords: 'blog topics archive',
  },
  postsByMonth: {
    icon: CalendarRange,
    group: 'Lists',
    description: 'Months and their posts',
    keywords: 'blog archive dates',
  },
  search: { icon: Search, group: 'Lists', description: 'A site search field', keywords: 'find query' },
  rss: {
    icon: Rss,
    group: 'Lists',
    description: 'A link to an RSS feed',
    keywords: 'feed subscribe podcast',
  },
  link: {
    icon: Link,
    group: 'Social',
    description: 'A link with a title and description',
    keywords: 'bookmark url address',
  },
  socialLinks: {
    icon: Share2,
    group: 'Social',
    description: 'Links to your social profiles',
    keywords: 'icons accounts profiles follow',
  },
  twitter: {
    icon: MessageSquareQuote,
    group: 'Social',
    description: 'A saved tweet',
    keywords: 'x twitter post status',
  },
  instagram: { icon: Camera, group: 'Social', description: 'An Instagram post', keywords: 'photo post' },
  foursquare: {
    icon: MapPinned,
    group: 'Social',
    description: 'A Foursquare check-in',
    keywords: 'check in venue place',
  },
};
