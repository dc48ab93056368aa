import { mailCalls } from '@sitewright/api/mail';
import { dataOf, useFetched } from '../data-fetching/index.ts';
import { useSession } from '../session/index.ts';

/** Whether emails leave the installation; assumed until it is known, and for people who may not read it. */
export const useHasMailServer = (): boolean => {
  const { permissions } = useSession();
  const { fetched } = useFetched(mailCalls.readSettings, {}, permissions.includes('contributors'));
  // A mail server always has an address that it sends from.
  return dataOf(fetched)?.defaultAddress !== '';
};
