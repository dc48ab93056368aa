import { pageCalls } from '@sitewright/api/pages';
import {
  findItemFaults,
  isItemUrlId,
  pageMessages,
  redirectChoice,
  wantsRedirect,
  type ItemContent,
} from '@sitewright/domain/pages';
import { useState } from 'react';
import { RedirectChoice, UrlField } from '../../document-settings/index.ts';
import { dataOf, send, useFetched } from '../../data-fetching/index.ts';
import { usePendingField } from '../../documents/index.ts';
import { useProduct } from '../state/product-context.ts';

const trimUrl = (typed: string): string => typed.trim().replaceAll(/^\/+|\/+$/g, '');

const isTaken = async ({ id, collectionId }: ItemContent, urlId: string): Promise<boolean> => {
  const query = { wanted: urlId, itemId: id };
  const outcome = await send(pageCalls.findItemUrl, { params: { id: collectionId }, query });
  return outcome.ok && outcome.answer.urlId !== urlId && outcome.answer.urlId.startsWith(`${urlId}-`);
};

/** The published URL, or undefined while the product is not visible. */
const usePublishedUrl = (id: string): string | undefined => {
  const known = dataOf(useFetched(pageCalls.readState, { params: { kind: 'item', id } }).fetched);
  return known?.state.isVisible ? known.publishedUrl : undefined;
};

/** Whether the old URL leads to the new one, where it differs from the published one. */
const Redirect = () => {
  const { item, changeItem } = useProduct();
  const publishedUrl = usePublishedUrl(item.id);
  if (publishedUrl === undefined || publishedUrl.endsWith(`/${item.urlId}`)) return null;
  return (
    <RedirectChoice
      from={publishedUrl}
      isEnabled={wantsRedirect(item, publishedUrl)}
      onChange={(isEnabled) =>
        changeItem('Change redirect', (before) => {
          const { noRedirectFrom: _from, ...rest } = before;
          return { ...rest, ...redirectChoice(before, isEnabled, publishedUrl) };
        })
      }
    />
  );
};

/** The URL of the product's page. One that another page has is refused before it is saved. */
export const AddressField = () => {
  const { item, list, itemNow, changeItem } = useProduct();
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const store = async (text: string): Promise<void> => {
    const urlId = trimUrl(text);
    if (urlId === itemNow().urlId) return setTyped(undefined);
    const { urlId: wrong } = findItemFaults({ ...itemNow(), urlId });
    if (wrong !== undefined) return setFault(wrong);
    if (await isTaken(itemNow(), urlId)) return setFault(pageMessages['url-taken']);
    changeItem('Change URL', (before) => ({ ...before, urlId }));
    return setTyped(undefined);
  };
  const commit = (): void => {
    if (typed !== undefined) void store(typed);
  };
  usePendingField(commit);
  return (
    // Commits when the focus leaves the field and its buttons.
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) commit();
      }}
    >
      <UrlField
        title={item.title}
        value={typed ?? item.urlId}
        hint={`/${list.urlId}/${typed ?? item.urlId}`}
        error={fault}
        isUrl={isItemUrlId}
        onChange={(text) => {
          setTyped(text);
          setFault(undefined);
        }}
      />
      <Redirect />
    </div>
  );
};
