import { undoImportedStock, type StockContext } from '../../catalogue/index.ts';
import { asDocumentKind, lockDocument, trashDocument, type ChangeContext } from '../../documents/index.ts';
import { isRefusal, type Refusal } from '../../http/index.ts';
import { itemKind } from '../../pages/index.ts';
import { undoContent } from '../../product-list/index.ts';
import { undoMessages } from '@sitewright/domain/product-files';
import type { ImportItemRow } from '../store/import-items-store.ts';

export type UndoneItem = Pick<ImportItemRow, 'state' | 'message'>;

const notUndone = (message: string): UndoneItem => ({ state: 'not-undone', message });

/** The first message of a field says more than the refusal as a whole. */
const messageOf = ({ message, errors }: Refusal): string => Object.values(errors ?? {})[0] ?? message;

/** A product that the import added goes to the trash, unless somebody worked on it since. */
const removeAdded = async (context: ChangeContext, item: ImportItemRow): Promise<UndoneItem> => {
  const { database, site } = context;
  const { itemId: id } = item;
  const row = await lockDocument(database, site.id, { kind: 'item', id });
  if (!row || row.trashedAt !== null) return { state: 'undone', message: null };
  if (row.revision !== item.revision) return notUndone(undoMessages['changed-since']);
  const trashed = await trashDocument(asDocumentKind(itemKind), context, { id });
  return isRefusal(trashed) ? notUndone(messageOf(trashed)) : { state: 'undone', message: null };
};

const undoStock = async (
  context: StockContext & ChangeContext,
  item: ImportItemRow,
): Promise<string | null> => {
  const levels = Object.entries(item.stock ?? {}).map(([variantId, { before, after }]) => ({
    itemId: item.itemId,
    variantId,
    before,
    quantity: after,
  }));
  if (levels.length === 0) return null;
  if (!context.contributor.permissions.has('inventory')) return undoMessages['stock-not-allowed'];
  const left = await undoImportedStock(context, levels);
  return left === 0 ? null : undoMessages['stock-changed-since'];
};

/** Takes back what an import did to one product, in the transaction of the context. */
export const undoItem = async (
  context: StockContext & ChangeContext,
  item: ImportItemRow,
): Promise<UndoneItem> => {
  if (item.state === 'created') return removeAdded(context, item);
  const { state, message = null } = await undoContent({ context, kind: itemKind }, item);
  if (state !== 'undone') return notUndone(message ?? '');
  return { state, message: await undoStock(context, item) };
};
