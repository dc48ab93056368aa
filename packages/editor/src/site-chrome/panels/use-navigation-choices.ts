import { navigationCalls } from '@sitewright/api/navigation';
import { MAIN_NAVIGATION } from '@sitewright/domain/navigation';
import { HIDDEN_NAVIGATION, MEMBER_NAVIGATION } from '@sitewright/domain/pages';
import { dataOf, useFetched } from '../../data-fetching/index.ts';

const groupNames: Readonly<Record<string, string>> = {
  [MAIN_NAVIGATION]: 'Main navigation',
  footerNav: 'Footer navigation',
};

/** Navigations for a header or footer by name, including the used one even if empty. */
export const useNavigationChoices = (used: string): Readonly<Record<string, string>> => {
  const { fetched } = useFetched(navigationCalls.readLayout, {});
  const stored = dataOf(fetched)?.layout.map(({ identifier }) => identifier) ?? [];
  const known = new Set([MAIN_NAVIGATION, 'footerNav', ...stored, used]);
  for (const name of ['', HIDDEN_NAVIGATION, MEMBER_NAVIGATION]) known.delete(name);
  return Object.fromEntries([...known].map((name) => [name, groupNames[name] ?? name]));
};
