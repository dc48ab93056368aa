import type { CallAnswer } from '@sitewright/api/call';
import type { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { churnPercent, monthlyRevenue } from '@sitewright/domain/subscriptions';
import type { Queryable } from '../../database/index.ts';
import { describeSummary } from './describe-subscription.ts';
import { countByStatus, countChurn, listNextCharges, sumRecurring } from './subscription-list-store.ts';

const MONTH_MS = 30 * 86_400_000;
const NEXT = 10;

type Figures = CallAnswer<typeof subscriptionsCalls.readFigures>;

export const readFigures = async (database: Queryable, websiteId: string, now: Date): Promise<Figures> => {
  const counts = await countByStatus(database, websiteId);
  const until = new Date(now.getTime() + MONTH_MS);
  const next = await listNextCharges(database, websiteId, { until, limit: NEXT });
  return {
    counts: counts.filter(({ isTest }) => !isTest).map(({ status, count }) => ({ status, count })),
    testCount: counts.filter(({ isTest }) => isTest).reduce((sum, { count }) => sum + count, 0),
    monthlyRevenue: [...monthlyRevenue(await sumRecurring(database, websiteId))],
    churnPercent: churnPercent(await countChurn(database, websiteId, new Date(now.getTime() - MONTH_MS))),
    nextCharges: next.map(describeSummary).map(({ nextOn, ...row }) => ({
      id: row.id,
      product: row.product,
      customerName: row.customerName,
      currency: row.currency,
      renewalCents: row.renewalCents,
      on: nextOn ?? now.toISOString(),
    })),
  };
};
