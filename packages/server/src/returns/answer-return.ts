import type { CallAnswer } from '@sitewright/api/call';
import type { returnsCalls } from '@sitewright/api/returns';
import { isCounted } from '@sitewright/domain/catalogue';
import { formatOrderNumber, type OrderEventKind } from '@sitewright/domain/orders';
import { actionsOn, afterAction, type ReturnAction } from '@sitewright/domain/returns';
import { returnStock } from '../catalogue/index.ts';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { insertOrderEvent, limitLineStock, lockOrder, noteOrder, type StoredOrder } from '../orders/index.ts';
import { listReturns, updateReturn, type ReturnRow } from '../return-records/index.ts';
import { mailReturnCustomer } from './return-mail.ts';

type OrderReturns = CallAnswer<typeof returnsCalls.list>;

const titleOf = ({ lines }: StoredOrder, lineId: string): string =>
  lines.find((line) => line.lineId === lineId)?.content.title ?? '';

/** The cancellation has refunded and restocked what the return is about. */
const isCancelled = ({ row }: StoredOrder): boolean => row.fulfilmentState === 'cancelled';

/** As owners read them, newest first. */
export const describeReturns = (order: StoredOrder, rows: readonly ReturnRow[]): OrderReturns => ({
  returns: rows
    .map(({ returnId, kind, state, lines, reason, note, reply, isRestocked, createdAt }) => ({
      id: returnId,
      kind,
      state,
      lines: lines.map((line) => ({ ...line, title: titleOf(order, line.lineId) })),
      reason,
      note,
      reply,
      isRestocked,
      createdOn: createdAt.toISOString(),
      actions: isCancelled(order) ? [] : actionsOn(state),
    }))
    .toReversed(),
});

interface ReturnAnswer {
  readonly id: string;
  readonly returnId: string;
  readonly action: ReturnAction;
  readonly reply?: string;
  readonly isRestocked?: boolean;
}

const eventKinds: Readonly<Record<ReturnAction, OrderEventKind>> = {
  accept: 'return-accepted',
  decline: 'return-declined',
  receive: 'return-received',
};

/** Only what is counted goes back into stock. */
const restock = async (
  context: ContributorContext,
  order: StoredOrder,
  { lines }: ReturnRow,
): Promise<void> => {
  const pieces = new Map<string, number>();
  for (const { lineId, quantity } of lines) {
    const line = order.lines.find((each) => each.lineId === lineId);
    if (line && isCounted(line.content.productType))
      pieces.set(line.variantId, (pieces.get(line.variantId) ?? 0) + quantity);
  }
  const number = formatOrderNumber(order.row.number, order.row.isTest);
  await returnStock(context, pieces, { reason: 'sale-cancelled', note: `#${number}` });
};

/** By line, what all returns of an order put back into stock. */
const restockedLines = (rows: readonly ReturnRow[]): ReadonlyMap<string, number> => {
  const restocked = new Map<string, number>();
  for (const { lineId, quantity } of rows.flatMap((row) => (row.isRestocked ? row.lines : [])))
    restocked.set(lineId, (restocked.get(lineId) ?? 0) + quantity);
  return restocked;
};

interface Opened {
  readonly order: StoredOrder;
  readonly row: ReturnRow;
}

const openReturn = async (
  { database, site }: ContributorContext,
  { id, returnId }: ReturnAnswer,
): Promise<Opened | Refusal> => {
  const order = await lockOrder(database, site.id, id);
  const rows = order ? await listReturns(database, site.id, id) : [];
  const row = rows.find((each) => each.returnId === returnId);
  return order && row ? { order, row } : refuse('not-found');
};

/** Accepts, declines or receives a return; the customer is told of the first two. */
export const answerReturn = async (
  context: ContributorContext,
  answer: ReturnAnswer,
  secret: string,
): Promise<OrderReturns | Refusal> => {
  const { database, site, now, contributor } = context;
  const opened = await openReturn(context, answer);
  if (isRefusal(opened)) return opened;
  const { order, row } = opened;
  const state = afterAction(row.state, answer.action);
  if (!state || isCancelled(order)) return refuse('return-not-possible-now');
  const { reply = row.reply, isRestocked = false } = answer;
  await updateReturn(database, row, { state, reply, isRestocked, updatedAt: now });
  if (isRestocked) {
    await restock(context, order, row);
    const rows = await listReturns(database, site.id, answer.id);
    await limitLineStock(database, order.row, restockedLines(rows));
  }
  if (answer.action !== 'receive')
    await mailReturnCustomer(
      database,
      { ...context, secret },
      { orderId: answer.id, request: { ...row, state, reply } },
    );
  await insertOrderEvent(database, {
    websiteId: site.id,
    orderId: answer.id,
    eventId: newId(),
    kind: eventKinds[answer.action],
    data: { isRestocked },
    madeBy: contributor.name,
    createdAt: now,
  });
  noteOrder(context, order);
  return describeReturns(order, await listReturns(database, site.id, answer.id));
};
