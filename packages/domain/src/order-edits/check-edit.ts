import { hasRepeatedLines } from '../draft-orders/index.ts';
import { needsFulfilment, unfulfilledOf, type LineQuantities } from '../orders/index.ts';
import { orderEditLimits } from './order-edit-limits.ts';
import type { OrderEditRefusal } from './order-edit-messages.ts';
import type { OrderEdit } from './order-edits-schemas.ts';

/** Pieces that were sent stay; what was refunded or delivered by the payment is not edited at all. */
export const isEditableLine = (line: LineQuantities): boolean =>
  needsFulfilment(line) && line.refundedQuantity === 0 && unfulfilledOf(line) > 0;

const quantityFault = (
  lines: readonly LineQuantities[],
  { lineId, quantity }: OrderEdit['quantities'][number],
): OrderEditRefusal | undefined => {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return 'order-edit-line-fixed';
  if (quantity === line.quantity) return undefined;
  return isEditableLine(line) && quantity >= line.fulfilledQuantity ? undefined : 'order-edit-line-fixed';
};

const hasRepeats = (lines: readonly LineQuantities[], { quantities, added }: OrderEdit): boolean => {
  const ids = [...lines.map(({ id }) => id), ...added.map(({ id }) => id)];
  return (
    new Set(quantities.map(({ lineId }) => lineId)).size < quantities.length ||
    new Set(ids).size < ids.length ||
    hasRepeatedLines({ lines: added })
  );
};

/** Pieces of a line after the edit. */
export const quantityAfter = ({ id, quantity }: LineQuantities, { quantities }: OrderEdit): number =>
  quantities.find(({ lineId }) => lineId === id)?.quantity ?? quantity;

/** Why the lines cannot be changed so; undefined where they can. */
export const findEditFault = (
  lines: readonly LineQuantities[],
  edit: OrderEdit,
): OrderEditRefusal | undefined => {
  const { quantities, added } = edit;
  const kept = lines.filter((line) => quantityAfter(line, edit) > 0);
  if (hasRepeats(lines, edit) || kept.length + added.length > orderEditLimits.LINES)
    return 'order-edit-invalid';
  const fault = quantities.map((each) => quantityFault(lines, each)).find((found) => found !== undefined);
  if (fault !== undefined) return fault;
  const isSame = lines.every((line) => quantityAfter(line, edit) === line.quantity);
  if (isSame && added.length === 0) return 'order-edit-empty';
  return kept.length + added.length === 0 ? 'order-edit-no-items' : undefined;
};
