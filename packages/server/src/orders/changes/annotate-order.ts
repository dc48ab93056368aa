import { orderLimits, tidyTags } from '@sitewright/domain/orders';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../../http/index.ts';
import type { StoredOrder } from '../read/read-order-store.ts';
import { addEvent, noteOrder, openOrder } from './change-order.ts';
import { changeTag, deleteNote, updateOrder } from './order-changes-store.ts';

type Changed = Promise<StoredOrder | Refusal>;

/** Notes of two contributors do not conflict. */
export const addNote = async (
  context: ContributorContext,
  { id, text }: { readonly id: string; readonly text: string },
): Changed => {
  const order = await openOrder(context, { id });
  if (isRefusal(order)) return order;
  await addEvent(context, order, { kind: 'note', data: { text: text.trim() } });
  noteOrder(context, order);
  return order;
};

export const removeNote = async (
  context: ContributorContext,
  { id, noteId }: { readonly id: string; readonly noteId: string },
): Changed => {
  const order = await openOrder(context, { id });
  if (isRefusal(order)) return order;
  const key = { websiteId: context.site.id, orderId: id };
  if (!(await deleteNote(context.database, key, noteId))) return refuse('not-found');
  noteOrder(context, order);
  return order;
};

export const setTags = async (
  context: ContributorContext,
  {
    id,
    revision,
    tags,
  }: { readonly id: string; readonly revision: number; readonly tags: readonly string[] },
): Changed => {
  const order = await openOrder(context, { id, revision });
  if (isRefusal(order)) return order;
  const key = { websiteId: context.site.id, orderId: id };
  const after = tidyTags(tags);
  await updateOrder(context.database, key, { tags: after, now: context.now });
  await addEvent(context, order, { kind: 'tagged', data: { before: order.row.tags, after } });
  noteOrder(context, order);
  return order;
};

export const tagOrders = async (
  { database, site, now, note }: ContributorContext,
  { ids, tag, isAdded }: { readonly ids: readonly string[]; readonly tag: string; readonly isAdded: boolean },
): Promise<{ count: number } | Refusal> => {
  const [tidied] = tidyTags([tag]);
  if (tidied === undefined) return refuse('bad-request');
  const change = { ids, tag: tidied, isAdded, maxTags: orderLimits.TAGS, now };
  const count = await changeTag(database, site.id, change);
  note({ subject: 'orders', after: { tag: tidied, isAdded, count } });
  return { count };
};
