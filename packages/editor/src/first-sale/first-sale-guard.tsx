import { storeSetupCalls } from '@sitewright/api/store-setup';
import type { ReactNode } from 'react';
import { dataOf, useFetched } from '../data-fetching/index.ts';

/** The checklist is in the menu while a step is left, also where the owner has hidden the reminder. */
export const FirstSaleGuard = ({ children }: { readonly children: ReactNode }) => {
  const checklist = dataOf(useFetched(storeSetupCalls.readFirstSale, {}).fetched);
  return checklist?.steps.some(({ isDone }) => !isDone) ? children : null;
};
