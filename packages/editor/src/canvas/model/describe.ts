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

const MAX_LENGTH = 48;

const cut = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text;

/** Concatenates all fields called `text`, at any depth. */
const textIn = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textIn).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, field]) => (name === 'text' && typeof field === 'string' ? field : textIn(field)))
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

/** The text of a block, from the first field that has some. */
export const blockText = ({ value }: Pick<PlacedBlock, 'value'>): string => {
  const texts = [
    typeof value['html'] === 'string' ? withoutTags(value['html']) : '',
    ...fields.map((name) => (typeof value[name] === 'string' ? withoutTags(value[name]) : '')),
    textIn(value['document']),
    textIn(value['items']),
  ];
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).find((text) => text !== '') ?? '';
};

/** A short excerpt that distinguishes blocks of one kind. */
export const summaryOf = (block: Pick<PlacedBlock, 'value'>): string => cut(blockText(block));

export const nameOfSection = (section: Section, index: number): string =>
  section.name ?? section.anchor ?? `Section ${index + 1}`;

export const nameOfTheme = (theme: Section['theme']): string => sectionThemeNames[theme];

/** A block's position, for announcements. */
export const positionOfBlock = ({ desktop }: PlacedBlock): string =>
  `columns ${desktop.columnStart} to ${desktop.columnEnd - 1}, rows ${desktop.rowStart} to ${desktop.rowEnd - 1}`;
