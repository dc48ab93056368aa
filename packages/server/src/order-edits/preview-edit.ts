import type { CallAnswer } from '@sitewright/api/call';
import type { orderEditsCalls } from '@sitewright/api/order-edits';
import { findActionObstacle, type OrderLine } from '@sitewright/domain/orders';
import type { OrderEdit } from '@sitewright/domain/order-edits';
import type { Database } from '../database/index.ts';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { listInvoices } from '../invoice-records/index.ts';
import { findOrders, situationOf, type StoredOrder } from '../orders/index.ts';
import { balanceAfter } from './apply-edit.ts';
import { checkStock } from './edit-stock.ts';
import { priceEdit } from './price-edit.ts';

type Preview = CallAnswer<typeof orderEditsCalls.preview>;

const describeLine = (line: OrderLine): Preview['lines'][number] => ({
  id: line.id,
  title: line.title,
  optionText: line.optionValues.map(({ value }) => value).join(' · '),
  sku: line.sku,
  pictureUrl: line.image ? `${line.image.assetUrl}?format=300w` : null,
  quantity: line.quantity,
  unitCents: line.unitCents,
  subtotalCents: line.subtotalCents,
  discountCents: line.discountCents,
});

const invoiceNumberOf = async (database: Database, { row }: StoredOrder): Promise<string> => {
  const [invoice] = await listInvoices(database, row.websiteId, [row.orderId]);
  return invoice?.content.number ?? '';
};

/** What an order would cost after an edit. Nothing is changed. */
export const previewEdit = async (
  { database }: { readonly database: Database },
  { site, now }: Pick<ContributorContext, 'site' | 'now'>,
  { id, edit }: { readonly id: string; readonly edit: OrderEdit },
): Promise<Preview | Refusal> => {
  const [order] = await findOrders(database, site.id, [id]);
  if (!order) return refuse('not-found');
  const obstacle = findActionObstacle('edit', situationOf(order));
  if (obstacle !== undefined) return refuse(obstacle);
  const priced = await priceEdit({ queryable: database, database, site, now }, order, edit);
  if (isRefusal(priced)) return priced;
  const { after, added } = priced;
  const short = order.row.isDemo
    ? undefined
    : await checkStock({ database, site, now }, { order, edit, added: added.lines, isRestocked: false });
  if (short) return short;
  return {
    lines: after.lines.map(describeLine),
    currency: after.currency,
    subtotalCents: after.subtotalCents,
    discountCents: after.discountCents,
    shippingCents: after.shippingCents,
    taxCents: after.taxCents,
    totalCents: after.totalCents,
    pricesIncludeTax: after.pricesIncludeTax,
    differenceCents: after.totalCents - order.row.totalCents,
    balanceCents: balanceAfter(order, after),
    invoiceNumber: await invoiceNumberOf(database, order),
  };
};
