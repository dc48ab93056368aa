import {
  blockNames,
  kindOf,
  sectionThemeNames,
  type PlacedBlock,
  type Section,
} from '@sitewright/domain/blocks';

export const nameOfBlock = (block: PlacedBlock): string => {
  const kind = kindOf(block);
  return kind ? blockNames[kind] : 'Unknown block';
};

const LONGEST = 48;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text);

/** The words in a value: those that stand in fields called `text`, wherever they are. */
const wordsIn = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(wordsIn).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, field]) => (name === 'text' && typeof field === 'string' ? field : wordsIn(field)))
    .join(' ');
};

const withoutTags = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ');

const fields = ['title', 'quote', 'text', 'altText', 'caption', 'url'] as const;

/** All the words of a block, of the first of its fields that has some. */
export const wordsOf = ({ value }: Pick<PlacedBlock, 'value'>): string => {
  const texts = [
    typeof value['html'] === 'string' ? withoutTags(value['html']) : '',
    ...fields.map((name) => (typeof value[name] === 'string' ? withoutTags(value[name]) : '')),
    wordsIn(value['document']),
    wordsIn(value['items']),
  ];
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).find((text) => text !== '') ?? '';
};

/** A few words that tell one block from another of its kind. */
export const summaryOf = (block: Pick<PlacedBlock, 'value'>): string => cut(wordsOf(block));

export const nameOfSection = (section: Section, index: number): string =>
  section.name ?? section.anchor ?? `Section ${index + 1}`;

export const nameOfTheme = (theme: Section['theme']): string => sectionThemeNames[theme];

/** Where a block stands, to be read out. */
export const placeOfBlock = ({ desktop }: PlacedBlock): string =>
  `columns ${desktop.columnStart} to ${desktop.columnEnd - 1}, rows ${desktop.rowStart} to ${desktop.rowEnd - 1}`;
