import type { CallAnswer } from '@sitewright/api/call';
import type { ordersCalls } from '@sitewright/api/orders';
import type { DraftLine } from '@sitewright/domain/draft-orders';
import { isEditableLine, orderEditLimits, type OrderEdit } from '@sitewright/domain/order-edits';

export type EditedOrder = CallAnswer<typeof ordersCalls.read>;
export type EditedOrderLine = EditedOrder['lines'][number];

/** The edit as its form holds it. */
export interface EditValues {
  /** By line; NaN or undefined for what is no number. */
  readonly quantities: Readonly<Record<string, number | undefined>>;
  readonly added: readonly DraftLine[];
}

export const noEdit: EditValues = { quantities: {}, added: [] };

export const canEdit = (line: EditedOrderLine): boolean => isEditableLine(line);

export const quantityOf = (line: EditedOrderLine, { quantities }: EditValues): number | undefined =>
  line.id in quantities ? quantities[line.id] : line.quantity;

export const quantityFault = (
  quantity: number | undefined,
  { min }: { readonly min: number },
): string | undefined =>
  quantity !== undefined &&
  Number.isInteger(quantity) &&
  quantity >= min &&
  quantity <= orderEditLimits.QUANTITY
    ? undefined
    : `Enter a whole number from ${min} to ${orderEditLimits.QUANTITY}.`;

/** One more of a product that was added already. */
export const withAdded = (values: EditValues, added: DraftLine): EditValues => {
  const isSame = ({ variantId }: DraftLine): boolean => variantId !== null && variantId === added.variantId;
  return {
    ...values,
    added: values.added.some(isSame)
      ? values.added.map((line) => (isSame(line) ? { ...line, quantity: line.quantity + 1 } : line))
      : [...values.added, added],
  };
};

/** What is sent; undefined while a quantity is none. */
export const readEdit = (order: EditedOrder, values: EditValues): OrderEdit | undefined => {
  const changed = order.lines.filter((line) => quantityOf(line, values) !== line.quantity);
  const hasFault =
    changed.some(
      (line) => quantityFault(quantityOf(line, values), { min: line.fulfilledQuantity }) !== undefined,
    ) || values.added.some(({ quantity }) => quantityFault(quantity, { min: 1 }) !== undefined);
  if (hasFault) return undefined;
  return {
    quantities: changed.map((line) => ({ lineId: line.id, quantity: quantityOf(line, values) ?? 0 })),
    added: [...values.added],
  };
};

export const isChanged = ({ quantities, added }: OrderEdit): boolean => quantities.length + added.length > 0;
