import { newBlock, type BlockKind, type NewId, type PlacedBlock, type Section } from '../../blocks/index.ts';
import type { CollectionKindName } from '../kinds/collection-kinds.ts';

/** A predefined layout for new pages. */
export interface PageLayout {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly kind: CollectionKindName;
  readonly sections?: (newId: NewId, title: string) => readonly Section[];
}

interface Area {
  readonly kind: BlockKind;
  readonly columns: readonly [start: number, end: number];
  readonly rows: readonly [start: number, end: number];
  readonly value?: Readonly<Record<string, unknown>>;
}

const textOf = (text: string) => ({ type: 'text', text });
const heading = (level: number, text: string) => ({
  type: 'heading',
  attrs: { level },
  content: [textOf(text)],
});
const paragraph = (text: string) => ({ type: 'paragraph', content: [textOf(text)] });
const richText = (...content: readonly object[]) => ({ document: { type: 'doc', content } });

const placeBlock = ({ kind, columns, rows, value }: Area, newId: NewId): PlacedBlock => {
  const block = newBlock(kind, newId());
  return {
    ...block,
    value: { ...block.value, ...value },
    desktop: { columnStart: columns[0], columnEnd: columns[1], rowStart: rows[0], rowEnd: rows[1] },
  };
};

const section = (theme: Section['theme'], areas: readonly Area[], newId: NewId): Section => ({
  id: newId(),
  theme,
  blocks: areas.map((area) => placeBlock(area, newId)),
});

const aboutSections = (newId: NewId, title: string): Section[] => [
  section(
    'paper',
    [
      { kind: 'text', columns: [1, 19], rows: [1, 4], value: richText(heading(1, title)) },
      { kind: 'image', columns: [1, 13], rows: [4, 14] },
      {
        kind: 'text',
        columns: [14, 25],
        rows: [4, 14],
        value: richText(
          heading(2, 'Who we are'),
          paragraph('Say in two or three sentences who you are and what you make.'),
          paragraph('Then tell how it began, and what you care about most.'),
        ),
      },
    ],
    newId,
  ),
  section(
    'mat',
    [
      {
        kind: 'quote',
        columns: [3, 23],
        rows: [1, 5],
        value: { quote: 'A sentence that somebody said about your work.', source: 'Their name' },
      },
    ],
    newId,
  ),
];

const contactSections = (newId: NewId, title: string): Section[] => [
  section(
    'paper',
    [
      {
        kind: 'text',
        columns: [1, 13],
        rows: [1, 9],
        value: richText(
          heading(1, title),
          paragraph('Write when you are open and how people reach you best.'),
          heading(3, 'Visit'),
          paragraph('Street and number, town'),
          heading(3, 'Write or call'),
          paragraph('Your email address and telephone number'),
        ),
      },
      { kind: 'map', columns: [14, 25], rows: [1, 10] },
    ],
    newId,
  ),
];

const landingSections = (newId: NewId, title: string): Section[] => [
  section(
    'ink',
    [
      {
        kind: 'text',
        columns: [3, 23],
        rows: [1, 5],
        value: richText(heading(1, title), paragraph('One sentence that says what this page offers.')),
      },
      { kind: 'button', columns: [3, 9], rows: [5, 6] },
    ],
    newId,
  ),
  section(
    'paper',
    [1, 9, 17].flatMap((start, index): Area[] => [
      { kind: 'image', columns: [start, start + 8], rows: [1, 8] },
      {
        kind: 'text',
        columns: [start, start + 8],
        rows: [8, 12],
        value: richText(
          heading(3, ['First', 'Second', 'Third'][index] ?? ''),
          paragraph('A few words about it.'),
        ),
      },
    ]),
    newId,
  ),
];

export const pageLayouts: readonly PageLayout[] = [
  { id: 'blank', name: 'Blank page', text: 'Nothing on it yet.', kind: 'page' },
  {
    id: 'about',
    name: 'About',
    text: 'A picture, your story and a quote.',
    kind: 'page',
    sections: aboutSections,
  },
  {
    id: 'contact',
    name: 'Contact',
    text: 'Where you are and how to reach you.',
    kind: 'page',
    sections: contactSections,
  },
  {
    id: 'landing',
    name: 'Landing page',
    text: 'A headline, a button and three reasons.',
    kind: 'page',
    sections: landingSections,
  },
  { id: 'blog', name: 'Blog', text: 'Posts, the newest first.', kind: 'blog' },
  { id: 'events', name: 'Events', text: 'Dates with place and time.', kind: 'events' },
  { id: 'gallery', name: 'Gallery', text: 'Pictures in an order of your own.', kind: 'gallery' },
  { id: 'products', name: 'Products', text: 'What you sell, each with a page.', kind: 'products' },
  { id: 'index', name: 'Index folder', text: 'Shows its pages one below the other.', kind: 'index' },
  { id: 'folder', name: 'Redirect folder', text: 'Opens the first page inside it.', kind: 'folder' },
  { id: 'splash', name: 'Splash page', text: 'A cover that stands alone.', kind: 'splash' },
];

/** Pages for special cases; a site has at most one of each. */
export const systemPages: readonly PageLayout[] = [
  { id: 'not-found', name: 'Page not found', text: 'For addresses that lead nowhere.', kind: 'not-found' },
  { id: 'error', name: 'Error', text: 'When a page cannot be shown.', kind: 'error' },
  { id: 'lock-screen', name: 'Lock screen', text: 'Asks for the password of a page.', kind: 'lock-screen' },
  { id: 'popup-overlay', name: 'Popup', text: 'Comes up over the other pages.', kind: 'popup-overlay' },
  { id: 'single-sign-on', name: 'Sign in', text: 'Where people sign in.', kind: 'single-sign-on' },
];
