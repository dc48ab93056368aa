import type { CallAnswer } from '@sitewright/api/call';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { giftCardsSchemas } from '@sitewright/api/gift-cards/schemas';
import { formatGiftCardCode, giftCardStatus } from '@sitewright/domain/gift-cards';
import { isId } from '@sitewright/domain/ids';
import { formatOrderNumber } from '@sitewright/domain/orders';
import {
  implementCalls,
  isRefusal,
  refuse,
  type ContributorContext,
  type ImplementedCall,
  type Refusal,
} from '../http/index.ts';
import { adjustGiftCard, issueGiftCard, disableGiftCard } from './gift-cards-service.ts';
import {
  findGiftCard,
  listEntries,
  listGiftCards,
  type GiftCardRow,
  type LedgerEntry,
} from './gift-cards-store.ts';

const PAGE = 50;

type Detail = CallAnswer<typeof giftCardsCalls.read>;

const describeCard = (row: GiftCardRow, now: Date) => ({
  id: row.giftCardId,
  lastFour: row.lastFour,
  currency: row.currency,
  isTest: row.isTest,
  issuedCents: row.issuedCents,
  balanceCents: row.balanceCents,
  status: giftCardStatus({ ...row, isScheduled: row.codeHash === null }, now),
  recipientName: row.recipientName,
  recipientEmail: row.recipientEmail,
  note: row.note,
  madeBy: row.madeBy,
  createdOn: row.createdAt.toISOString(),
  expiresOn: row.expiresAt?.toISOString() ?? null,
  disabledOn: row.disabledAt?.toISOString() ?? null,
});

const orderOf = ({ orderId, orderNumber, isTestOrder }: LedgerEntry) =>
  orderId === null || orderNumber === null
    ? null
    : { id: orderId, number: formatOrderNumber(orderNumber, isTestOrder ?? false) };

const readCard = async (
  { database, site, now }: Pick<ContributorContext, 'database' | 'site' | 'now'>,
  giftCardId: string,
): Promise<Detail | Refusal> => {
  const key = { websiteId: site.id, giftCardId };
  const row = await findGiftCard(database, key);
  if (!row) return refuse('not-found');
  const entries = await listEntries(database, key);
  return {
    ...describeCard(row, now),
    entries: entries.map((entry) => ({
      id: entry.entryId,
      kind: entry.kind,
      amountCents: entry.amountCents,
      order: orderOf(entry),
      note: entry.note,
      madeBy: entry.madeBy,
      createdOn: new Date(entry.createdAt).toISOString(),
    })),
  };
};

export const implementGiftCardCalls = (): ImplementedCall[] =>
  implementCalls({
    capability: 'gift-cards',
    calls: giftCardsCalls,
    schemas: giftCardsSchemas,
    handlers: {
      async list({ query: { cursor, ...filter } }, { database, site, now }) {
        if (cursor !== undefined && !isId(cursor)) return refuse('bad-request');
        const found = await listGiftCards(database, site.id, {
          ...filter,
          before: cursor,
          now,
          limit: PAGE + 1,
        });
        const rows = found.slice(0, PAGE);
        return {
          giftCards: rows.map((row) => describeCard(row, now)),
          nextCursor: found.length > PAGE ? (rows.at(-1)?.giftCardId ?? null) : null,
        };
      },
      read: ({ params }, context) => readCard(context, params.id),
      async issue({ body }, context) {
        const issued = await issueGiftCard(context, body);
        if (isRefusal(issued)) return issued;
        const card = await readCard(context, issued.giftCardId);
        return isRefusal(card) ? card : { ...card, code: formatGiftCardCode(issued.code) };
      },
      async adjust({ params, body }, context) {
        const refusal = await adjustGiftCard(context, { ...body, giftCardId: params.id });
        return refusal ?? readCard(context, params.id);
      },
      async disable({ params }, context) {
        const refusal = await disableGiftCard(context, params.id);
        return refusal ?? readCard(context, params.id);
      },
    },
  });
