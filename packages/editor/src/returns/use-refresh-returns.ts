import { ordersCalls } from '@sitewright/api/orders';
import { returnsCalls } from '@sitewright/api/returns';
import { useRefresh } from '../data-fetching/index.ts';

/** Reads everything again that a change of a return changes. */
export const useRefreshReturns = () => {
  const refresh = useRefresh();
  return () =>
    refresh(returnsCalls.list, returnsCalls.listAll, ordersCalls.read, ordersCalls.list, ordersCalls.count);
};
