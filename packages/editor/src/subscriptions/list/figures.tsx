import type { CallAnswer } from '@sitewright/api/call';
import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { Link } from '@tanstack/react-router';
import { Fact } from '../../controls/index.ts';
import { dataOf, useFetched } from '../../data-fetching/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { SiteTime } from '../../time-zones/index.ts';

type FiguresAnswer = CallAnswer<typeof subscriptionsCalls.readFigures>;

const countOf = ({ counts }: FiguresAnswer, status: string): number =>
  counts.find((each) => each.status === status)?.count ?? 0;

const NextCharges = ({ figures }: { readonly figures: FiguresAnswer }) => {
  const money = useOrderMoney();
  if (figures.nextCharges.length === 0) return null;
  return (
    <details className="subscriptions-next">
      <summary>Next charges</summary>
      <ul>
        {figures.nextCharges.map(({ id, product, customerName, currency, renewalCents, on }) => (
          <li key={id}>
            <Link to="/store/subscriptions/subscription" search={{ id }}>
              {`${customerName}, ${product}`}
            </Link>
            <span>
              <SiteTime on={on} />
            </span>
            <span className="records-amount">{money(renewalCents, currency)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** What the subscriptions of the store are worth. */
export const Figures = () => {
  const money = useOrderMoney();
  const figures = dataOf(useFetched(subscriptionsCalls.readFigures, {}).fetched);
  if (!figures) return null;
  const hasLive = figures.counts.length > 0;
  return (
    <>
      {hasLive ? (
        <dl className="records-figures">
          {figures.monthlyRevenue.map(({ currency, cents }) => (
            <Fact key={currency} name="Monthly recurring revenue">
              {money(cents, currency)}
            </Fact>
          ))}
          <Fact name="Active">{countOf(figures, 'ACTIVE')}</Fact>
          <Fact name="Past due">{countOf(figures, 'PAST_DUE')}</Fact>
          <Fact name="Churn in 30 days">
            {figures.churnPercent === null ? '–' : `${figures.churnPercent} %`}
          </Fact>
        </dl>
      ) : null}
      <NextCharges figures={figures} />
    </>
  );
};
