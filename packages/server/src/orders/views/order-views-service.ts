import { orderLimits, type OrderFilters } from '@sitewright/domain/orders';
import { refuse, type ContributorContext, type Refusal } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import { deleteView, insertView, listViews, type OrderViewRow } from './order-views-store.ts';

export const describeView = ({ viewId, name, filters }: OrderViewRow) => ({ id: viewId, name, filters });

const NAME_MISSING = 'Enter a name.';
const NAME_TAKEN = 'Another view has this name. Choose a different one.';

export const saveView = async (
  { database, site, now, note }: ContributorContext,
  { name: given, filters }: { readonly name: string; readonly filters: OrderFilters },
): Promise<ReturnType<typeof describeView> | Refusal> => {
  const name = given.replaceAll(/\s+/g, ' ').trim();
  if (name === '') return refuse('order-view-invalid', { name: NAME_MISSING });
  const views = await listViews(database, site.id);
  if (views.length >= orderLimits.VIEWS) return refuse('order-too-many-views');
  if (views.some((view) => view.name.toLowerCase() === name.toLowerCase()))
    return refuse('order-view-invalid', { name: NAME_TAKEN });
  const row = { websiteId: site.id, viewId: newId(), name, filters, createdAt: now };
  await insertView(database, row);
  note({ subject: `order-view:${row.viewId}`, after: { name } });
  return describeView(row);
};

export const removeView = async (
  { database, site, note }: ContributorContext,
  id: string,
): Promise<Record<string, never> | Refusal> => {
  const row = await deleteView(database, site.id, id);
  if (!row) return refuse('not-found');
  note({ subject: `order-view:${id}`, before: { name: row.name } });
  return {};
};
