import type { CallAnswer } from '@sitewright/api/call';
import type { pageCalls } from '@sitewright/api/pages';

export type PageEntry = CallAnswer<typeof pageCalls.list>['pages'][number];

export interface PageGroup {
  readonly name: 'Main' | 'Not Linked' | 'Member areas';
  readonly pages: readonly PageEntry[];
}

const nameOfNavigation = (navigation: string): PageGroup['name'] => {
  if (navigation === '_hidden') return 'Not Linked';
  return navigation === '_memberareas' ? 'Member areas' : 'Main';
};

const groupNames = ['Main', 'Not Linked', 'Member areas'] as const;

const holds = (text: string, wanted: string): boolean => text.toLowerCase().includes(wanted);

/** The pages whose title or address holds what is searched for, by navigation; groups without any are left out. */
export const groupPages = (pages: readonly PageEntry[], search: string): PageGroup[] => {
  const wanted = search.trim().toLowerCase();
  const found = pages.filter(({ title, fullUrl }) => holds(title, wanted) || holds(fullUrl, wanted));
  return groupNames
    .map((name) => ({ name, pages: found.filter(({ navigation }) => nameOfNavigation(navigation) === name) }))
    .filter((group) => group.pages.length > 0);
};

/** The page to show when none was chosen: the homepage, else the first. */
export const choosePage = (pages: readonly PageEntry[], at: string | undefined): PageEntry | undefined =>
  pages.find((page) => page.fullUrl === at) ?? pages.find((page) => page.isHomepage) ?? pages[0];
