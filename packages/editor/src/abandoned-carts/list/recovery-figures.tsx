import { abandonedCartsCalls } from '@sitewright/api/abandoned-carts';
import type { AbandonedCartPeriod } from '@sitewright/domain/abandoned-carts';
import { useState } from 'react';
import { Segmented } from '../../controls/index.ts';
import { dataOf, useFetched } from '../../data-fetching/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';

const periods = [
  { id: '30-days', name: '30 days' },
  { id: 'all', name: 'All' },
] as const satisfies readonly { readonly id: AbandonedCartPeriod; readonly name: string }[];

const ordersText = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

/** What came of the emails. */
export const RecoveryFigures = () => {
  const [period, setPeriod] = useState<AbandonedCartPeriod>('30-days');
  const money = useOrderMoney();
  const figures = dataOf(useFetched(abandonedCartsCalls.readFigures, { query: { period } }).fetched);
  if (!figures) return null;
  const { emailed, clicked, recovered } = figures;
  return (
    <div className="abandoned-figures">
      <dl>
        <div>
          <dt>Emails sent</dt>
          <dd>{emailed}</dd>
        </div>
        <div>
          <dt>Links opened</dt>
          <dd>{clicked}</dd>
        </div>
        {recovered.length === 0 ? (
          <div>
            <dt>Recovered</dt>
            <dd>0</dd>
          </div>
        ) : null}
        {recovered.map(({ currency, cents, count }) => (
          <div key={currency}>
            <dt>{`Recovered (${ordersText(count)})`}</dt>
            <dd>{money(cents, currency)}</dd>
          </div>
        ))}
      </dl>
      <Segmented label="Period" segments={periods} value={period} onChange={setPeriod} />
    </div>
  );
};
