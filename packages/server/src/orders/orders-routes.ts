import { Readable } from 'node:stream';
import { ordersCalls } from '@sitewright/api/orders';
import { ordersSchemas } from '@sitewright/api/orders/schemas';
import { orderLimits } from '@sitewright/domain/orders';
import { areDays } from '@sitewright/domain/time-zones';
import { FileAnswer, implementCalls, refuse, type Handlers, type ImplementedCall } from '../http/index.ts';
import { readNextNumber } from './changes/order-changes-store.ts';
import type { OrderServices } from './changes/order-services.ts';
import { describeSummary } from './list/describe-summary.ts';
import { writeOrders } from './list/export-orders.ts';
import { readPosition, writePosition } from './list/list-position.ts';
import { readOrderFigures } from './list/order-figures-store.ts';
import { countOrders, listOrders, readFilterValues } from './list/order-list-store.ts';
import { orderChangeHandlers } from './order-change-handlers.ts';
import { readOrder, readOrders } from './read/read-order.ts';
import { describeView } from './views/order-views-service.ts';
import { listViews } from './views/order-views-store.ts';

type OrderHandlers = Handlers<typeof ordersCalls>;

type Reading =
  'list' | 'count' | 'readFigures' | 'readFilters' | 'read' | 'listSlips' | 'exportAll' | 'readNumbering';

const readingHandlers = ({ database: pool, secret }: OrderServices): Pick<OrderHandlers, Reading> => ({
  async list({ query: { cursor, ...given } }, { database, site }) {
    const before = cursor === undefined ? undefined : readPosition(cursor);
    if ((cursor !== undefined && !before) || !areDays(given.from, given.to)) return refuse('bad-request');
    const filter = { ...given, timeZone: site.settings.timeZone };
    const found = await listOrders(database, site.id, { filter, before, limit: orderLimits.PAGE + 1 });
    const rows = found.slice(0, orderLimits.PAGE);
    const last = rows.at(-1);
    return {
      orders: rows.map(describeSummary),
      nextCursor: found.length > rows.length && last ? writePosition(last.placedAt, last.orderId) : null,
    };
  },
  count: (_input, { database, site }) => countOrders(database, site.id),
  async readFigures(_input, { database, site, now }) {
    const { currency, timeZone } = site.settings;
    return { currency, ...(await readOrderFigures(database, site.id, { currency, timeZone, now })) };
  },
  async readFilters(_input, { database, site }) {
    const values = await readFilterValues(database, site.id);
    return { ...values, views: (await listViews(database, site.id)).map(describeView) };
  },
  async read({ params }, context) {
    return (await readOrder(context, params.id, secret)) ?? refuse('not-found');
  },
  async listSlips({ query }, context) {
    return { orders: await readOrders(context, query.ids.split(','), secret) };
  },
  async exportAll({ query: { ids, ...given } }, { site, now }) {
    if (!areDays(given.from, given.to)) return refuse('bad-request');
    const chosen = ids === undefined ? {} : { ids: ids.split(',') };
    const filter = { ...given, ...chosen, timeZone: site.settings.timeZone };
    const text = writeOrders(pool, site.id, filter);
    return new FileAnswer(Readable.from(text, { objectMode: false }), {
      filename: `orders-${now.toISOString().slice(0, 10)}.csv`,
      contentType: 'text/csv; charset=utf-8',
    });
  },
  async readNumbering(_input, { database, site }) {
    return { nextNumber: await readNextNumber(database, site.id) };
  },
});

export const implementOrderCalls = (services: OrderServices): ImplementedCall[] =>
  implementCalls({
    capability: 'orders',
    calls: ordersCalls,
    schemas: ordersSchemas,
    handlers: { ...readingHandlers(services), ...orderChangeHandlers(services) },
  });
