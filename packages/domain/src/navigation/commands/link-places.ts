import type { NavigationLink, Navigations } from '../../pages/index.ts';

/** The position of a link: its group and the indexes from the top level down. */
export interface LinkPlace {
  readonly group: string;
  readonly path: readonly number[];
}

type Links = readonly NavigationLink[];

/** An empty list of children is omitted: it would count as a change. */
const withChildren = (link: NavigationLink, children: Links): NavigationLink => {
  const { children: _children, ...rest } = link;
  return children.length === 0 ? rest : { ...rest, children };
};

/** Changes the list that contains the last index of a path. */
const editList = (
  links: Links,
  path: readonly number[],
  edit: (links: Links, index: number) => Links,
): Links => {
  const [index = 0, ...rest] = path;
  const link = links[index];
  if (rest.length === 0) return edit(links, index);
  return link ? links.with(index, withChildren(link, editList(link.children ?? [], rest, edit))) : links;
};

const editAt = (
  navigations: Navigations,
  { group, path }: LinkPlace,
  edit: (links: Links, index: number) => Links,
): Navigations => ({ ...navigations, [group]: editList(navigations[group] ?? [], path, edit) });

export const linksIn = (
  navigations: Navigations,
  { group, path }: LinkPlace,
): readonly NavigationLink[] | undefined =>
  path.reduce<Links | undefined>((links, index) => links?.[index]?.children ?? [], navigations[group] ?? []);

export const linkAt = (navigations: Navigations, { group, path }: LinkPlace): NavigationLink | undefined => {
  const last = path.at(-1);
  if (last === undefined) return undefined;
  return linksIn(navigations, { group, path: path.slice(0, -1) })?.[last];
};

/** Inserts a link before the one at the position. */
export const insertLink = (navigations: Navigations, place: LinkPlace, link: NavigationLink): Navigations =>
  editAt(navigations, place, (links, index) => links.toSpliced(index, 0, link));

/** Removes a link with its children. */
export const cutLink = (navigations: Navigations, place: LinkPlace): Navigations =>
  editAt(navigations, place, (links, index) => links.toSpliced(index, 1));

/** Removes a link; its children move up to its level. */
export const removeLink = (navigations: Navigations, place: LinkPlace): Navigations =>
  editAt(navigations, place, (links, index) => links.toSpliced(index, 1, ...(links[index]?.children ?? [])));

/** Replaces a link, keeping its children. */
export const replaceLink = (navigations: Navigations, place: LinkPlace, link: NavigationLink): Navigations =>
  editAt(navigations, place, (links, index) =>
    links.with(index, withChildren(link, links[index]?.children ?? [])),
  );

const findIn = (links: Links, pageId: string): readonly number[] | undefined => {
  for (const [index, { collectionId, children = [] }] of links.entries()) {
    if (collectionId === pageId) return [index];
    const below = findIn(children, pageId);
    if (below) return [index, ...below];
  }
  return undefined;
};

export const placeOfPage = (navigations: Navigations, pageId: string): LinkPlace | undefined => {
  for (const [group, links] of Object.entries(navigations)) {
    const path = findIn(links, pageId);
    if (path) return { group, path };
  }
  return undefined;
};
