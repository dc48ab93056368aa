import { readMenuEntries } from '@sitewright/domain/blocks';

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
 * Parses a restaurant's menus, which contain sections, which contain dishes. Entries before the first title
 * go into an untitled menu.
 */
export const readMenus = (text: string): Menu[] => {
  const menus: Draft[] = [];
  for (const { kind, title, description, prices } of readMenuEntries(text)) {
    const menu = () => lastOf(menus, () => startMenu('', ''));
    if (kind === 'menu') menus.push(startMenu(title, description));
    else if (kind === 'section') menu().sections.push({ title, description, items: [] });
    else
      lastOf(menu().sections, () => ({ title: '', description: '', items: [] })).items.push({
        name: title,
        description,
        prices,
      });
  }
  return menus;
};
