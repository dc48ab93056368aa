import { isPageUrlId, urlIdFrom } from '../pages/index.ts';
import { findUniqueName } from '../sites/index.ts';

export const storeSetupTexts = {
  /** Title of a store that gets none, and the source of its URL where the title gives none. */
  DEFAULT_TITLE: 'Store',
  /** Name of the category that holds all products. */
  ROOT_CATEGORY: 'All',
  NO_MAIN_NAVIGATION: 'Unable to find site main navigation',
} as const;

/** A URL for a new products page: made of its title, else of the default title, and unlike every URL that exists. */
export const storeUrlId = (title: string, taken: ReadonlySet<string>): string =>
  findUniqueName({
    base: urlIdFrom(title),
    fallback: urlIdFrom(storeSetupTexts.DEFAULT_TITLE),
    isTaken: (name) => taken.has(name) || !isPageUrlId(name),
  });

interface ExternalLink {
  readonly title: string;
  readonly url: string;
  readonly newWindow?: boolean;
}

interface LayoutLink {
  readonly collectionId?: string;
  readonly externalLink?: ExternalLink;
  readonly memberAreaId?: string;
  readonly children: readonly LayoutLink[];
}

export interface SiteLayout {
  readonly layout: readonly { readonly identifier: string; readonly links: readonly LayoutLink[] }[];
}

interface NavigationItem {
  readonly collectionId?: string;
  readonly externalLink?: ExternalLink;
  readonly memberAreaId?: string;
  readonly items?: readonly NavigationItem[];
}

const itemOf = ({ collectionId, externalLink, memberAreaId, children }: LayoutLink): NavigationItem => ({
  ...(collectionId === undefined ? {} : { collectionId }),
  ...(externalLink === undefined ? {} : { externalLink }),
  ...(memberAreaId === undefined ? {} : { memberAreaId }),
  ...(children.length === 0 ? {} : { items: children.map(itemOf) }),
});

/** A page is linked once: the new position replaces the one it got when it was made. */
const withoutPage = (links: readonly LayoutLink[], id: string): LayoutLink[] =>
  links
    .filter(({ collectionId }) => collectionId !== id)
    .map((link) => ({ ...link, children: withoutPage(link.children, id) }));

/** The navigation with a page first, followed by the existing links; undefined for a site without a main navigation. */
export const withFirstLink = (
  { layout }: SiteLayout,
  collectionId: string,
): { readonly fieldName: string; readonly navigation: { readonly items: NavigationItem[] } } | undefined => {
  const [main] = layout;
  if (!main) return undefined;
  const items = withoutPage(main.links, collectionId).map(itemOf);
  return { fieldName: main.identifier, navigation: { items: [{ collectionId }, ...items] } };
};
