import {
  addsToFreeLine,
  editContent,
  findEditFault,
  priceAdded,
  type AddedLines,
  type OrderEdit,
} from '@sitewright/domain/order-edits';
import type { OrderContent } from '@sitewright/domain/orders';
import type { Site } from '@sitewright/domain/sites';
import { loadVariants } from '../cart/index.ts';
import type { Database, Driver, Queryable } from '../database/index.ts';
import { refuse, type Refusal } from '../http/index.ts';
import { quantitiesOf, type StoredOrder } from '../orders/index.ts';
import { listReturns } from '../return-records/index.ts';

/** Who asks what an edit would cost. */
export interface EditReader {
  /** The transaction of the edit; without one, the pool. */
  readonly queryable: Queryable;
  readonly database: Database;
  readonly driver?: Driver;
  readonly site: Site;
  readonly now: Date;
}

export interface PricedOrderEdit {
  readonly before: OrderContent;
  readonly after: OrderContent;
  readonly added: AddedLines;
}

export const contentOf = ({ row, lines }: StoredOrder): OrderContent => ({
  ...row.content,
  lines: lines.map(({ content }) => content),
});

/** The customer has asked to send it back, or has. */
const isReturned = async (
  { queryable, site }: EditReader,
  { row: { orderId } }: StoredOrder,
  { quantities }: OrderEdit,
): Promise<boolean> => {
  const returns = await listReturns(queryable, site.id, orderId);
  const returned = new Set(
    returns
      .filter(({ state }) => state !== 'declined')
      .flatMap(({ lines }) => lines.map(({ lineId }) => lineId)),
  );
  return quantities.some(({ lineId }) => returned.has(lineId));
};

/** The order as it would be, or why it cannot be changed so. */
export const priceEdit = async (
  reader: EditReader,
  order: StoredOrder,
  edit: OrderEdit,
): Promise<PricedOrderEdit | Refusal> => {
  const fault = findEditFault(quantitiesOf(order.lines), edit);
  if (fault !== undefined) return refuse(fault);
  if (await isReturned(reader, order, edit)) return refuse('order-edit-line-fixed');
  const before = contentOf(order);
  if (addsToFreeLine(before, edit.quantities)) return refuse('order-edit-line-free');
  const variantIds = edit.added.flatMap(({ variantId }) => variantId ?? []);
  const { context } = await loadVariants({ ...reader, variantIds });
  const added = priceAdded(before, edit.added, context);
  if (typeof added === 'string') return refuse(added);
  return { before, after: editContent(before, { quantities: edit.quantities, added }), added };
};
