import { isVisibleAt, type CollectionContent, type ItemContent } from '@sitewright/domain/pages';
import type { AddressMove } from '@sitewright/domain/redirects';
import type { Queryable } from '../../database/index.ts';
import type { Publication } from '../../documents/index.ts';
import { listPublishedItemUrls, listPublishedPageUrls, type PublishedPageUrl } from './url-changes-store.ts';

const movedPage = (
  { content, now }: Publication<CollectionContent>,
  previous: PublishedPageUrl | undefined,
): AddressMove[] => {
  if (!previous?.isVisible || previous.urlId === content.urlId) return [];
  if (!isVisibleAt(content, now.getTime())) return [];
  const from = `/${previous.urlId}`;
  const { depths, staying } = previous;
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
export const findPageUrlChanges = async (
  transaction: Queryable,
  websiteId: string,
  publications: readonly Publication<CollectionContent>[],
): Promise<AddressMove[]> => {
  const [first] = publications;
  if (!first) return [];
  const ids = publications.map(({ id }) => id);
  const previous = await listPublishedPageUrls(transaction, websiteId, { ids, now: first.now });
  return publications.flatMap((each) => movedPage(each, previous.get(each.id)));
};

/** The same for items; the returned function reads their new URLs after they were written. */
export const watchItemUrlChanges = async (
  transaction: Queryable,
  websiteId: string,
  publications: readonly Publication<ItemContent>[],
): Promise<() => Promise<AddressMove[]>> => {
  const [first] = publications;
  if (!first) return async () => [];
  const request = { ids: publications.map(({ id }) => id), now: first.now };
  const previous = await listPublishedItemUrls(transaction, websiteId, request);
  return async () => {
    if (previous.size === 0) return [];
    const current = await listPublishedItemUrls(transaction, websiteId, request);
    return publications.flatMap(({ id, content }) => {
      const [from, to] = [previous.get(id), current.get(id)];
      if (from === undefined || to === undefined || from === to) return [];
      return [{ from, to, isGivenUp: content.noRedirectFrom === from }];
    });
  };
};
