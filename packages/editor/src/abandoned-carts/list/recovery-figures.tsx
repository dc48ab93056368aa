import { abandonedCartsCalls } from '@sitewright/api/abandoned-carts';
import type { CallAnswer } from '@sitewright/api/call';
import type { AbandonedCartPeriod } from '@sitewright/domain/abandoned-carts';
import { useState } from 'react';
import { Fact, Segmented } from '../../controls/index.ts';
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
    <Fact key={currency} name={`Recovered (${ordersText(count)})`}>
      {money(cents, currency)}
    </Fact>
  ));
};

/** What came of the emails. It has its height before the figures are there, so that the list does not move. */
export const RecoveryFigures = () => {
  const [period, setPeriod] = useState<AbandonedCartPeriod>('30-days');
  const figures = dataOf(useFetched(abandonedCartsCalls.readFigures, { query: { period } }).fetched);
  const recovered = figures?.recovered ?? [];
  return (
    <div className="abandoned-figures">
      <dl className="records-figures">
        <Fact name="Emails sent">{figures?.emailed ?? '–'}</Fact>
        <Fact name="Links opened">{figures?.clicked ?? '–'}</Fact>
        {recovered.length === 0 ? (
          <Fact name="Recovered">{figures ? 0 : '–'}</Fact>
        ) : (
          <Recovered recovered={recovered} />
        )}
      </dl>
      <Segmented label="Period" segments={periods} value={period} onChange={setPeriod} />
    </div>
  );
};
