import type { CostKind } from '@sitewright/domain/page-costs';
import {
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { websiteId } from '../sites/sites-tables.ts';

/** What the builds of an address took, by day. Milliseconds are sums where they are not the worst. */
export const pageCosts = pgTable(
  'page_costs',
  {
    websiteId: websiteId(),
    day: date('day', { mode: 'string' }).notNull(),
    path: text('path').notNull(),
    kind: text('kind').$type<CostKind>().notNull(),
    builds: integer('builds').notNull(),
    readMs: doublePrecision('read_ms').notNull(),
    renderMs: doublePrecision('render_ms').notNull(),
    worstReadMs: doublePrecision('worst_read_ms').notNull(),
    worstRenderMs: doublePrecision('worst_render_ms').notNull(),
    worstMs: doublePrecision('worst_ms').notNull(),
    bytes: integer('bytes').notNull(),
    items: integer('items').notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.day, table.path, table.kind] })],
);

/** What a site took in ten minutes, by capability. */
export const siteLoads = pgTable(
  'site_loads',
  {
    websiteId: websiteId(),
    since: timestamp('since', { withTimezone: true, mode: 'date' }).notNull(),
    capability: text('capability').notNull(),
    cached: integer('cached').notNull(),
    built: integer('built').notNull(),
    refused: integer('refused').notNull(),
    calls: integer('calls').notNull(),
    failures: integer('failures').notNull(),
    renderMs: doublePrecision('render_ms').notNull(),
    statementMs: doublePrecision('statement_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.since, table.capability] }),
    index('site_loads_by_time').on(table.since),
  ],
);
