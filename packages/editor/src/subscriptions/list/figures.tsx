import type { CallAnswer } from '@sitewright/api/call';
import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dataOf, useFetched } from '../../data-fetching/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { SiteTime } from '../../time-zones/index.ts';

type FiguresAnswer = CallAnswer<typeof subscriptionsCalls.readFigures>;

const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

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
            <span className="subscriptions-amount">{money(renewalCents, currency)}</span>
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
        <dl className="subscriptions-figures">
          {figures.monthlyRevenue.map(({ currency, cents }) => (
            <Figure key={currency} name="Monthly recurring revenue">
              {money(cents, currency)}
            </Figure>
          ))}
          <Figure name="Active">{countOf(figures, 'ACTIVE')}</Figure>
          <Figure name="Past due">{countOf(figures, 'PAST_DUE')}</Figure>
          <Figure name="Churn in 30 days">
            {figures.churnPercent === null ? '–' : `${figures.churnPercent} %`}
          </Figure>
        </dl>
      ) : null}
      <NextCharges figures={figures} />
    </>
  );
};
