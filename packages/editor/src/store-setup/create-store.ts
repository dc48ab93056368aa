import { navigationCalls } from '@sitewright/api/navigation';
import { pageCalls } from '@sitewright/api/pages';
import { storeSetupCalls } from '@sitewright/api/store-setup';
import type { CallAnswer, CallInput, StatedCall } from '@sitewright/api/call';
import type { Outcome } from '@sitewright/api/client';
import { storeSetupTexts, storeUrlId, withFirstLink } from '@sitewright/domain/store-setup';

type Send = <C extends StatedCall>(call: C, input: CallInput<C>) => Promise<Outcome<CallAnswer<C>>>;

export interface NewStore {
  readonly websiteId: string;
  readonly title: string;
  readonly isInMainNavigation: boolean;
}

/** A store that was made, with what could not be done after it, or why it could not be made. */
export type StoreResult =
  { readonly id: string; readonly urlId: string; readonly message?: string } | { readonly message: string };

/** The first place in the main navigation, followed by the links that are there. */
const addToMainNavigation = async (send: Send, id: string): Promise<string | undefined> => {
  const layout = await send(navigationCalls.readLayout, {});
  if (!layout.ok) return layout.refusal.message;
  const body = withFirstLink(layout.answer, id);
  if (!body) return storeSetupTexts.NO_MAIN_NAVIGATION;
  const updated = await send(navigationCalls.update, { body });
  return updated.ok ? undefined : updated.refusal.message;
};

const addRootCategory = async (send: Send, websiteId: string, collectionId: string) => {
  const created = await send(storeSetupCalls.createRootCategory, {
    params: { websiteId, collectionId },
    body: {
      displayName: storeSetupTexts.ROOT_CATEGORY,
      parentCategoryId: '',
      type: 'ROOT',
      pageRendering: 'LIST_VIEW',
      displayIndex: 1,
    },
  });
  return created.ok ? undefined : created.refusal.message;
};

/** Makes a products page, its root category, and its link. */
export const createStore = async (
  send: Send,
  { websiteId, title: typed, isInMainNavigation }: NewStore,
): Promise<StoreResult> => {
  const pages = await send(pageCalls.list, {});
  if (!pages.ok) return { message: pages.refusal.message };
  const title = typed.trim() === '' ? storeSetupTexts.DEFAULT_TITLE : typed.trim();
  const urlId = storeUrlId(title, new Set(pages.answer.pages.map((page) => page.urlId)));
  const created = await send(storeSetupCalls.createStore, {
    params: { websiteId },
    body: { navigationTitle: title, title, urlId, description: '', enabled: true },
  });
  if (!created.ok) return { message: created.refusal.message };
  const { id } = created.answer;
  const message =
    (await addRootCategory(send, websiteId, id)) ??
    (isInMainNavigation ? await addToMainNavigation(send, id) : undefined);
  return { id, urlId, ...(message === undefined ? {} : { message }) };
};
