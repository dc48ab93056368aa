import { isVisibleAt, type CollectionContent, type ItemContent } from '@sitewright/domain/pages';
import type { AddressMove } from '@sitewright/domain/redirects';
import type { Queryable } from '../../database/index.ts';
import type { Publication } from '../../documents/index.ts';
import { listItemAddresses, listPageAddresses, type PageAddress } from './url-changes-store.ts';

const movedPage = (
  { content, now }: Publication<CollectionContent>,
  former: PageAddress | undefined,
): AddressMove[] => {
  if (!former?.isVisible || former.urlId === content.urlId) return [];
  if (!isVisibleAt(content, now.getTime())) return [];
  const from = `/${former.urlId}`;
  const { depths, staying } = former;
  return [
    {
      from,
      to: `/${content.urlId}`,
      depths: depths ?? [],
      staying: staying ?? [],
      isGivenUp: content.noRedirectFrom === from,
    },
  ];
};

/** Published URLs that these publications change. Must be read before they are written. */
export const findPageMoves = async (
  transaction: Queryable,
  websiteId: string,
  publications: readonly Publication<CollectionContent>[],
): Promise<AddressMove[]> => {
  const [first] = publications;
  if (!first) return [];
  const ids = publications.map(({ id }) => id);
  const former = await listPageAddresses(transaction, websiteId, { ids, now: first.now });
  return publications.flatMap((each) => movedPage(each, former.get(each.id)));
};

/** The same for items; the returned function reads their new URLs after they were written. */
export const watchItemMoves = async (
  transaction: Queryable,
  websiteId: string,
  publications: readonly Publication<ItemContent>[],
): Promise<() => Promise<AddressMove[]>> => {
  const [first] = publications;
  if (!first) return async () => [];
  const asked = { ids: publications.map(({ id }) => id), now: first.now };
  const former = await listItemAddresses(transaction, websiteId, asked);
  return async () => {
    if (former.size === 0) return [];
    const current = await listItemAddresses(transaction, websiteId, asked);
    return publications.flatMap(({ id, content }) => {
      const [from, to] = [former.get(id), current.get(id)];
      if (from === undefined || to === undefined || from === to) return [];
      return [{ from, to, isGivenUp: content.noRedirectFrom === from }];
    });
  };
};
