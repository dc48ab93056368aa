import { abandonedCartsCalls } from '@sitewright/api/abandoned-carts';
import type { CallAnswer } from '@sitewright/api/call';
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

type Figures = CallAnswer<typeof abandonedCartsCalls.readFigures>;

const Recovered = ({ recovered }: Pick<Figures, 'recovered'>) => {
  const money = useOrderMoney();
  return recovered.map(({ currency, cents, count }) => (
    <div key={currency}>
      <dt>{`Recovered (${ordersText(count)})`}</dt>
      <dd>{money(cents, currency)}</dd>
    </div>
  ));
};

/** What came of the emails. It has its height before the figures are there, so that the list does not move. */
export const RecoveryFigures = () => {
  const [period, setPeriod] = useState<AbandonedCartPeriod>('30-days');
  const figures = dataOf(useFetched(abandonedCartsCalls.readFigures, { query: { period } }).fetched);
  const recovered = figures?.recovered ?? [];
  return (
    <div className="abandoned-figures">
      <dl>
        <div>
          <dt>Emails sent</dt>
          <dd>{figures?.emailed ?? '–'}</dd>
        </div>
        <div>
          <dt>Links opened</dt>
          <dd>{figures?.clicked ?? '–'}</dd>
        </div>
        {recovered.length === 0 ? (
          <div>
            <dt>Recovered</dt>
            <dd>{figures ? 0 : '–'}</dd>
          </div>
        ) : (
          <Recovered recovered={recovered} />
        )}
      </dl>
      <Segmented label="Period" segments={periods} value={period} onChange={setPeriod} />
    </div>
  );
};
