import type { ReturnKind, ReturnReason, ReturnState } from '@sitewright/domain/returns';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What customers want to send back, and withdrawals from the contract. */
export const orderReturns = pgTable(
  'order_returns',
  {
    websiteId: websiteId(),
    returnId: text('return_id').notNull(),
    orderId: text('order_id').notNull(),
    kind: text('kind').$type<ReturnKind>().notNull(),
    state: text('state').$type<ReturnState>().notNull(),
    lines: jsonb('lines').$type<readonly { lineId: string; quantity: number }[]>().notNull(),
    /** Empty for a withdrawal, which needs none. */
    reason: text('reason').$type<ReturnReason | ''>().notNull(),
    note: text('note').notNull(),
    /** Instructions of the owner, or why it was declined. */
    reply: text('reply').notNull().default(''),
    isRestocked: boolean('is_restocked').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.returnId] }),
    index('order_returns_by_order').on(table.websiteId, table.orderId),
    index('order_returns_open')
      .on(table.websiteId, table.orderId)
      .where(sql`${table.state} in ('requested', 'accepted')`),
  ],
);
