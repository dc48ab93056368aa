import { Link } from '@tanstack/react-router';
import { Card, Section } from '../../controls/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import { periodText, type SubscriptionDetail } from '../subscription-texts.ts';

/** Each period with what became of it and its order. */
export const SubscriptionPeriods = ({ subscription }: { readonly subscription: SubscriptionDetail }) => {
  const money = useOrderMoney();
  return (
    <Section title="Periods">
      <Card>
        <ol className="records-entries" aria-label="Periods, newest first">
          {subscription.periods.map((period) => (
            <li key={period.index}>
              <span>
                <span>
                  {periodText(period)}{' '}
                  {period.order === null ? null : (
                    <Link to="/store/orders/order" search={{ id: period.order.id }}>
                      {`#${period.order.number}`}
                    </Link>
                  )}
                </span>
                <span className="records-detail">
                  <SiteTime on={period.startsOn} />
                </span>
              </span>
              <span className="records-amount">
                {period.amountCents === 0 ? '' : money(period.amountCents, subscription.currency)}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  );
};
