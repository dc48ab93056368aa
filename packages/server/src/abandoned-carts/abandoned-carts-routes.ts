import { Readable } from 'node:stream';
import { abandonedCartsCalls } from '@sitewright/api/abandoned-carts';
import { abandonedCartsSchemas } from '@sitewright/api/abandoned-carts/schemas';
import type { AbandonedCartDecision, abandonedCartMessages } from '@sitewright/domain/abandoned-carts';
import { isId } from '@sitewright/domain/ids';
import type { Database } from '../database/index.ts';
import {
  FileAnswer,
  implementCalls,
  refuse,
  type ContributorContext,
  type ImplementedCall,
  type Refusal,
} from '../http/index.ts';
import { listAbandonedCarts, readCartFigures, readListedCart } from './abandoned-carts-store.ts';
import { describeCarts, type DescribedCart } from './describe-carts.ts';
import { lockWaitingCart } from './due-carts-store.ts';
import { writeAbandonedCarts } from './export-carts.ts';
import { settleDueCart } from './settle-due-cart.ts';

const PAGE = 50;

type Code = keyof typeof abandonedCartMessages;

const refusalOf = (decision: AbandonedCartDecision): Code | undefined => {
  switch (decision.kind) {
    case 'send':
      return undefined;
    case 'wait':
      return 'abandoned-cart-paying';
    case 'forget':
      return 'abandoned-cart-bought';
    case 'unsubscribed':
      return 'abandoned-cart-unsubscribed';
    case 'emptied':
      return 'abandoned-cart-emptied';
    case 'skip':
      if (decision.reason === 'no-consent') return 'abandoned-cart-no-consent';
      return decision.reason === 'emailed-lately'
        ? 'abandoned-cart-emailed-lately'
        : 'abandoned-cart-not-waiting';
  }
};

interface Services {
  readonly pool: Database;
  readonly secret: string;
}

const sendNow = async (
  { pool, secret }: Services,
  context: ContributorContext,
  checkoutId: string,
): Promise<DescribedCart | Refusal> => {
  const { database, site, now, note } = context;
  const key = { websiteId: site.id, checkoutId };
  if (!(await readListedCart(database, key))) return refuse('not-found');
  const row = await lockWaitingCart(database, key);
  if (!row || row.isDemo) return refuse('abandoned-cart-not-waiting');
  const due = { pool, transaction: database, site, secret, now, isByOwner: true };
  const code = refusalOf(await settleDueCart(due, row));
  if (code) return refuse(code);
  note({ subject: `abandoned-cart:${checkoutId}`, after: { title: row.email } });
  const listed = await readListedCart(database, key);
  const [cart] = await describeCarts(
    { database: pool, transaction: database, site, now },
    listed ? [listed] : [],
  );
  return cart ?? refuse('not-found');
};

export const implementAbandonedCartCalls = (services: Services): ImplementedCall[] =>
  implementCalls({
    capability: 'abandoned-carts',
    calls: abandonedCartsCalls,
    schemas: abandonedCartsSchemas,
    handlers: {
      async list({ query: { cursor, ...filter } }, { database, site, now }) {
        if (cursor !== undefined && !isId(cursor)) return refuse('bad-request');
        const found = await listAbandonedCarts(database, site.id, {
          ...filter,
          before: cursor,
          limit: PAGE + 1,
        });
        const listed = found.slice(0, PAGE);
        return {
          carts: await describeCarts({ database: services.pool, site, now }, listed),
          nextCursor: found.length > PAGE ? (listed.at(-1)?.cart.checkoutId ?? null) : null,
        };
      },
      async readFigures({ query: { period } }, { database, site, now }) {
        const figures = await readCartFigures(database, site.id, { period, now });
        return { ...figures, recovered: [...figures.recovered] };
      },
      async exportAll({ query }, { site, now }) {
        const text = writeAbandonedCarts(services.pool, site, { ...query, now });
        return new FileAnswer(Readable.from(text, { objectMode: false }), {
          filename: `abandoned-carts-${now.toISOString().slice(0, 10)}.csv`,
          contentType: 'text/csv; charset=utf-8',
        });
      },
      sendNow: ({ params }, context) => sendNow(services, context, params.id),
    },
  });
