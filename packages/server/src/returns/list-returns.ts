import type { CallAnswer, CallInput } from '@sitewright/api/call';
import type { returnsCalls } from '@sitewright/api/returns';
import { isId } from '@sitewright/domain/ids';
import { formatOrderNumber } from '@sitewright/domain/orders';
import { returnLimits } from '@sitewright/domain/returns';
import { refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { listReturnPage, type ListedReturn } from './return-list-store.ts';

type Listed = CallAnswer<typeof returnsCalls.listAll>;

const describe = ({ number, createdAt, ...row }: ListedReturn): Listed['returns'][number] => ({
  ...row,
  orderNumber: formatOrderNumber(number, row.isTest),
  createdOn: new Date(createdAt).toISOString(),
});

/** A part of the list of all returns. */
export const listAllReturns = async (
  { database, site }: ContributorContext,
  { cursor, search = '', ...filters }: CallInput<typeof returnsCalls.listAll>['query'],
): Promise<Listed | Refusal> => {
  if (cursor !== undefined && !isId(cursor)) return refuse('bad-request');
  const limit = returnLimits.PAGE;
  const page = { ...filters, search, before: cursor, limit: limit + 1 };
  const found = await listReturnPage(database, site.id, page);
  const rows = found.slice(0, limit);
  return {
    returns: rows.map(describe),
    nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
  };
};
