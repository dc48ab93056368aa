import { documentCalls } from '@sitewright/api/documents';
import { pageCalls } from '@sitewright/api/pages';
import {
  copyItem,
  findTrashFault,
  itemNouns,
  newItem,
  displayIndexChanges,
  rightsOnItems,
  type CollectionContent,
  type ContentRights,
  type ItemContent,
} from '@sitewright/domain/pages';
import { useToast } from '../../controls/index.ts';
import {
  isItemContent,
  keyOf,
  newId,
  runAndWait,
  useDocumentStore,
  type DocumentStore,
  type CommandStep,
} from '../../documents/index.ts';
import { send, useRefresh } from '../../data-fetching/index.ts';
import { reportResult, useRefreshAfterSave } from '../../save-status/index.ts';
import { usePublishing } from '../../publishing/index.ts';
import { useSession } from '../../session/index.ts';
import type { ItemEntry } from '../use-items.ts';

interface ActionContext {
  readonly list: CollectionContent;
  readonly store: DocumentStore;
  readonly toast: ReturnType<typeof useToast>;
  readonly announce: (text: string) => void;
  readonly rights: ContentRights;
}

const freeUrl = async ({ list, toast }: ActionContext, wanted: string): Promise<string | undefined> => {
  const outcome = await send(pageCalls.findItemUrl, { params: { id: list.id }, query: { wanted } });
  if (!outcome.ok) toast(outcome.refusal.message, 'bad');
  return outcome.ok ? outcome.answer.urlId : undefined;
};

const readItem = async ({ store, toast }: ActionContext, id: string): Promise<ItemContent | undefined> => {
  const key = { kind: 'item', id } as const;
  const refusal = await store.open(key);
  if (refusal) toast(refusal.message, 'bad');
  const content = store.state().documents.get(keyOf(key))?.content;
  return isItemContent(content) ? content : undefined;
};

/** Returns the path of the new item, or undefined when the server refused it (the reason is shown). */
const create = async (
  { list, store }: ActionContext,
  content: ItemContent,
  { label, copyOf }: { readonly label: string; readonly copyOf?: string },
): Promise<string | undefined> => {
  const step = { kind: 'item', id: content.id, op: 'create', content } as const;
  const answer = await runAndWait(store, label, [copyOf === undefined ? step : { ...step, copyOf }]);
  return answer.state === 'refused' ? undefined : `/${list.urlId}/${content.urlId}`;
};

const add = async (parts: ActionContext, title: string, first: ItemEntry | undefined) => {
  const { list } = parts;
  const { one } = itemNouns(list.typeName);
  const named = title.trim() === '' ? `Untitled ${one}` : title;
  const urlId = await freeUrl(parts, named);
  if (urlId === undefined) return undefined;
  const place = list.ordering === 'user-orderable' ? { displayIndex: (first?.displayIndex ?? 1) - 1 } : {};
  const content = newItem({ list, title: named, urlId, now: Date.now(), newId, ...place });
  return create(parts, content, { label: `Add ${one}` });
};

const duplicate = async (parts: ActionContext, { id }: ItemEntry) => {
  const original = await readItem(parts, id);
  const urlId = original && (await freeUrl(parts, original.urlId.replaceAll('/', ' ')));
  if (!original || urlId === undefined) return undefined;
  const label = `Duplicate ${itemNouns(parts.list.typeName).one}`;
  return create(parts, copyItem(original, { urlId, newId }), { label, copyOf: id });
};

const trash = async ({ list, store, toast, rights }: ActionContext, item: ItemEntry): Promise<void> => {
  const { id, title } = item;
  const fault = findTrashFault(item, rights);
  if (fault !== undefined) return toast(fault, 'bad');
  const label = `Delete ${itemNouns(list.typeName).one}`;
  const answer = await runAndWait(store, label, [{ kind: 'item', id, op: 'trash' }]);
  const effect = item.state.isVisible ? 'Visitors no longer see it. ' : '';
  reportResult(toast, answer, `${title} moved to the trash. ${effect}You can restore it for 30 days.`);
  return undefined;
};

const restore = async ({ store, toast }: ActionContext, { id, title }: ItemEntry): Promise<void> => {
  const answer = await runAndWait(store, 'Restore', [{ kind: 'item', id, op: 'restore' }]);
  reportResult(toast, answer, `${title} restored`);
};

export interface ItemOrder {
  readonly before: readonly ItemEntry[];
  readonly after: readonly ItemEntry[];
  /** Whether the list has items that are not loaded. */
  readonly hasMore: boolean;
}

/** Sends only the positions: the items need not be open. */
const arrange = ({ list, store }: ActionContext, { before, after, hasMore }: ItemOrder): boolean => {
  const steps = displayIndexChanges(before, after, hasMore).map(
    ({ id, before: from, after: to }): CommandStep => ({
      kind: 'item',
      id,
      op: 'change',
      changes: [
        { op: 'set', path: ['displayIndex'], ...(from === undefined ? {} : { before: from }), after: to },
      ],
    }),
  );
  return store.run(`Move ${itemNouns(list.typeName).one}`, steps);
};

/** Actions on the items of a list. All but publishing can be undone. */
export const useItemActions = (list: CollectionContent, announce: (text: string) => void) => {
  const rights = rightsOnItems(list.typeName, useSession().permissions);
  const parts = { list, store: useDocumentStore(), toast: useToast(), announce, rights };
  const { publish } = usePublishing();
  const refresh = useRefresh();
  useRefreshAfterSave(pageCalls.listItems, documentCalls.listTrash);
  return {
    add: (title: string, first: ItemEntry | undefined) => add(parts, title, first),
    duplicate: (item: ItemEntry) => duplicate(parts, item),
    trash: (item: ItemEntry) => trash(parts, item),
    restore: (item: ItemEntry) => restore(parts, item),
    arrange: (order: ItemOrder) => arrange(parts, order),
    announce,
    rights,
    async publish({ id, title }: ItemEntry) {
      await readItem(parts, id);
      await publish({ name: title, documents: [{ kind: 'item', id }] }, `${title} published`);
      await refresh(pageCalls.listItems);
    },
  };
};

export type ItemActions = ReturnType<typeof useItemActions>;
