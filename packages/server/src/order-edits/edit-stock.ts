import type { OrderEdit } from '@sitewright/domain/order-edits';
import { stockBack, type OrderLine } from '@sitewright/domain/orders';
import { findShortages, returnStock, sellStock, type StockContext } from '../catalogue/index.ts';
import { refuse, type Refusal } from '../http/index.ts';
import { numberOf, type StoredOrder } from '../orders/index.ts';
import { countHeld } from '../payment-records/index.ts';

type LineRow = StoredOrder['lines'][number];

export interface StockChange {
  readonly order: StoredOrder;
  readonly edit: OrderEdit;
  readonly added: readonly OrderLine[];
  readonly isRestocked: boolean;
}

/** Pieces that are out of stock for a line after the edit, by line. */
export type LineStock = ReadonlyMap<string, number>;

interface Wanted {
  readonly lineId: string;
  readonly variantId: string;
  readonly quantity: number;
}

/** What is not in the catalogue has no stock. */
const isCounted = ({ itemId, id }: OrderLine): boolean => itemId !== id;

const quantityOf = ({ quantities }: OrderEdit, { lineId, quantity }: LineRow): number =>
  quantities.find((each) => each.lineId === lineId)?.quantity ?? quantity;

const wantedOf = ({ order, edit, added }: StockChange): Wanted[] => [
  ...order.lines.flatMap((line) => {
    const quantity = quantityOf(edit, line) - line.quantity;
    return quantity > 0 && isCounted(line.content)
      ? [{ lineId: line.lineId, variantId: line.variantId, quantity }]
      : [];
  }),
  ...added.filter(isCounted).map(({ id, variantId, quantity }) => ({ lineId: id, variantId, quantity })),
];

const returnedOf = ({ order, edit }: StockChange): Wanted[] =>
  order.lines.flatMap((line) => {
    const removed = line.quantity - quantityOf(edit, line);
    const quantity = removed > 0 ? stockBack(line, removed) : 0;
    return quantity > 0 ? [{ lineId: line.lineId, variantId: line.variantId, quantity }] : [];
  });

const sumByVariant = (pieces: readonly Wanted[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { variantId, quantity } of pieces) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity);
  return sums;
};

/** Locks the levels of everything that moves, in one order: two edits never wait for each other. */
export const checkStock = async (
  { database, site, now }: Pick<StockContext, 'database' | 'site' | 'now'>,
  change: StockChange,
): Promise<Refusal | undefined> => {
  const wanted = sumByVariant(wantedOf(change));
  const touched = returnedOf(change).map(({ variantId }) => variantId);
  const pieces = new Map([...touched.map((id) => [id, 0] as const), ...wanted]);
  if (pieces.size === 0) return undefined;
  const { short } = await findShortages(
    { database, site },
    { pieces, countHeld: (variantIds) => countHeld(database, site.id, { variantIds, now }) },
  );
  return short.some((id) => wanted.has(id)) ? refuse('order-edit-out-of-stock') : undefined;
};

/** Lines of one variant share what was taken; the first ones come first. */
const allot = (wanted: readonly Wanted[], taken: ReadonlyMap<string, number>): LineStock => {
  const left = new Map(taken);
  return new Map(
    wanted.map(({ lineId, variantId, quantity }) => {
      const own = Math.min(quantity, left.get(variantId) ?? 0);
      left.set(variantId, (left.get(variantId) ?? 0) - own);
      return [lineId, own];
    }),
  );
};

/** Takes what is added out of stock, and puts back what is removed where the owner wants it. */
export const moveStock = async (context: StockContext, change: StockChange): Promise<LineStock> => {
  const { order, edit, isRestocked } = change;
  const returned = returnedOf(change);
  const note = `#${numberOf(order)}`;
  if (isRestocked) await returnStock(context, sumByVariant(returned), { reason: 'sale-cancelled', note });
  const wanted = wantedOf(change);
  const { taken } =
    wanted.length === 0
      ? { taken: new Map<string, number>() }
      : await sellStock(context, sumByVariant(wanted));
  const allotted = allot(wanted, taken);
  const kept = order.lines.map((line) => {
    const stock = line.stockQuantity + (allotted.get(line.lineId) ?? 0);
    return [line.lineId, Math.min(stock, quantityOf(edit, line))] as const;
  });
  return new Map([...allotted, ...kept]);
};
