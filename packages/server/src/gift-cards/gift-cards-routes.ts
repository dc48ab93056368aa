import { Readable } from 'node:stream';
import type { CallAnswer } from '@sitewright/api/call';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { giftCardsSchemas } from '@sitewright/api/gift-cards/schemas';
import { foldGiftCardCode, formatGiftCardCode, isGiftCardCode } from '@sitewright/domain/gift-cards';
import { isId } from '@sitewright/domain/ids';
import type { Database } from '../database/index.ts';
import {
  FileAnswer,
  implementCalls,
  isRefusal,
  refuse,
  type ContributorContext,
  type ImplementedCall,
  type Refusal,
} from '../http/index.ts';
import { describeCards, describeEntry } from './describe-cards.ts';
import { writeGiftCards } from './export-gift-cards.ts';
import { hashGiftCardCode } from './gift-card-code.ts';
import {
  adjustGiftCard,
  disableGiftCard,
  issueGiftCard,
  redeemInPerson,
  resendGiftCard,
  type GiftCardServices,
} from './gift-cards-service.ts';
import {
  countDemoCards,
  findGiftCard,
  listEntries,
  listGiftCards,
  sumLiability,
} from './gift-cards-store.ts';
import { findTestPayments } from './test-payments-store.ts';
import { findGiftCardByHash } from './redemption-store.ts';

const PAGE = 50;

type Detail = CallAnswer<typeof giftCardsCalls.read>;

type Reader = Pick<ContributorContext, 'database' | 'site' | 'now'>;

const readCard = async ({ database, site, now }: Reader, giftCardId: string): Promise<Detail | Refusal> => {
  const key = { websiteId: site.id, giftCardId };
  const row = await findGiftCard(database, key);
  if (!row) return refuse('not-found');
  const entries = await listEntries(database, key);
  const [card] = await describeCards({ database, site, now }, [row]);
  return card ? { ...card, entries: entries.map(describeEntry) } : refuse('not-found');
};

const findByCode = async (
  { database, site, now }: Reader,
  typed: string,
): Promise<CallAnswer<typeof giftCardsCalls.find> | Refusal> => {
  const code = foldGiftCardCode(typed);
  const row = isGiftCardCode(code)
    ? await findGiftCardByHash(database, site.id, hashGiftCardCode(code))
    : undefined;
  const [card] = row ? await describeCards({ database, site, now }, [row]) : [];
  return card ?? refuse('gift-card-unknown');
};

export const implementGiftCardCalls = (pool: Database, services: GiftCardServices): ImplementedCall[] =>
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
          giftCards: await describeCards({ database, site, now }, rows),
          nextCursor: found.length > PAGE ? (rows.at(-1)?.giftCardId ?? null) : null,
        };
      },
      read: ({ params }, context) => readCard(context, params.id),
      async readFigures(_input, { database, site, now }) {
        return {
          liability: await sumLiability(database, site.id, now),
          demoCount: await countDemoCards(database, site.id),
          testPayments: await findTestPayments(database, site.id),
        };
      },
      find: ({ body }, context) => findByCode(context, body.code),
      async exportAll({ query }, { site, now }) {
        const text = writeGiftCards(pool, site, { ...query, now });
        return new FileAnswer(Readable.from(text, { objectMode: false }), {
          filename: `gift-cards-${now.toISOString().slice(0, 10)}.csv`,
          contentType: 'text/csv; charset=utf-8',
        });
      },
      async issue({ body }, context) {
        const issued = await issueGiftCard(context, services, body);
        if (isRefusal(issued)) return issued;
        const card = await readCard(context, issued.giftCardId);
        return isRefusal(card) ? card : { ...card, code: formatGiftCardCode(issued.code) };
      },
      async adjust({ params, body }, context) {
        const refusal = await adjustGiftCard(context, { ...body, giftCardId: params.id });
        return refusal ?? readCard(context, params.id);
      },
      async redeem({ params, body }, context) {
        const refusal = await redeemInPerson(context, { ...body, giftCardId: params.id });
        return refusal ?? readCard(context, params.id);
      },
      async resend({ params, body }, context) {
        const refusal = await resendGiftCard(context, services, { ...body, giftCardId: params.id });
        return refusal ?? readCard(context, params.id);
      },
      async disable({ params }, context) {
        const refusal = await disableGiftCard(context, params.id);
        return refusal ?? readCard(context, params.id);
      },
    },
  });
