export interface MenuItem {
  readonly name: string;
  readonly description: string;
  readonly prices: readonly string[];
}

export interface MenuSection {
  readonly title: string;
  readonly description: string;
  readonly items: readonly MenuItem[];
}

export interface Menu {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly MenuSection[];
}

/** `12`, `$12.50`, `12 €`, or words before a price with its sign: `Bottle $24`. */
const PRICE = /^(?:\D{0,3}\d+(?:[.,]\d{1,2})?\s?\D{0,3}|[^\d\n]{1,40}\p{Sc}\s?\d+(?:[.,]\d{1,2})?)$/u;
const RULE = /^(={3,}|-{3,})\s*$/;

type Chunk = readonly string[];

const chunksOf = (text: string): Chunk[] =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((chunk) =>
      chunk
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((chunk) => chunk.length > 0);

const partsOf = (line: string): string[] => line.split('/').map((part) => part.trim());
const isPrice = (line: string): boolean => partsOf(line).every((part) => PRICE.test(part));

/** A name, lines about it, and prices each on a line of their own: `$12`, or `Glass $6 / Bottle $24`. */
const readItem = ([name = '', ...rest]: Chunk): MenuItem => ({
  name,
  description: rest.filter((line) => !isPrice(line)).join(' '),
  prices: rest.filter(isPrice).flatMap(partsOf),
});

interface Draft {
  title: string;
  description: string;
  readonly sections: { title: string; description: string; readonly items: MenuItem[] }[];
}

const startMenu = (title: string, description: string): Draft => ({ title, description, sections: [] });

const lastOf = <Entry>(list: Entry[], make: () => Entry): Entry => {
  const found = list.at(-1);
  if (found !== undefined) return found;
  const made = make();
  list.push(made);
  return made;
};

/**
 * A restaurant's menus as they are typed: a title over `====` begins a menu, one over `----` a section, and every
 * other paragraph is a dish.
 */
export const readMenus = (text: string): Menu[] => {
  const menus: Draft[] = [];
  for (const chunk of chunksOf(text)) {
    const [title = '', rule = '', ...rest] = chunk;
    const menu = () => lastOf(menus, () => startMenu('', ''));
    const kind = RULE.test(rule) ? rule.charAt(0) : '';
    if (kind === '=') menus.push(startMenu(title, rest.join(' ')));
    else if (kind === '-') menu().sections.push({ title, description: rest.join(' '), items: [] });
    else
      lastOf(menu().sections, () => ({ title: '', description: '', items: [] })).items.push(readItem(chunk));
  }
  return menus;
};
