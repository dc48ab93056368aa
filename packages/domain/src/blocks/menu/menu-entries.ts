/** A paragraph of a restaurant menu's text. */
export interface MenuEntry {
  readonly kind: 'menu' | 'section' | 'dish';
  readonly title: string;
  readonly description: string;
  /** For dishes: `$12`, or several such as `Glass $6` and `Bottle $24`. */
  readonly prices: readonly string[];
}

/** `12`, `$12.50`, `12 €`, or text before a price with a currency symbol: `Bottle $24`. */
const PRICE = /^(?:\D{0,3}\d+(?:[.,]\d{1,2})?\s?\D{0,3}|[^\d\n]{1,40}\p{Sc}\s?\d+(?:[.,]\d{1,2})?)$/u;
const RULE = /^(={3,}|-{3,})\s*$/;

type Paragraph = readonly string[];

const paragraphsOf = (text: string): Paragraph[] =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) =>
      paragraph
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((paragraph) => paragraph.length > 0);

const partsOf = (line: string): string[] => line.split('/').map((part) => part.trim());

/** Whether a line of a dish contains its price, or several separated by slashes. */
export const isMenuPrice = (line: string): boolean => partsOf(line).every((part) => PRICE.test(part));

const readEntry = ([title = '', ...rest]: Paragraph): MenuEntry => {
  const [rule = '', ...below] = rest;
  if (RULE.test(rule))
    return {
      kind: rule.startsWith('=') ? 'menu' : 'section',
      title,
      description: below.join(' '),
      prices: [],
    };
  return {
    kind: 'dish',
    title,
    description: rest.filter((line) => !isMenuPrice(line)).join(' '),
    prices: rest.filter(isMenuPrice).flatMap(partsOf),
  };
};

/** A title over `====` starts a menu, one over `----` a section; all other paragraphs are dishes. */
export const readMenuEntries = (text: string): MenuEntry[] => paragraphsOf(text).map(readEntry);

const rules = { menu: ['===='], section: ['----'], dish: [] } as const;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const writeEntry = ({ kind, title, description, prices }: MenuEntry): string =>
  [oneLine(title), ...rules[kind], oneLine(description), prices.map(oneLine).join(' / ')]
    .filter((line) => line !== '')
    .join('\n');

/** The entries as text, without those that have no title. */
export const writeMenuEntries = (entries: readonly MenuEntry[]): string =>
  entries
    .filter(({ title }) => oneLine(title) !== '')
    .map(writeEntry)
    .join('\n\n');
