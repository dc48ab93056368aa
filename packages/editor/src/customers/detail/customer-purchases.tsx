import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card, Section } from '../../controls/index.ts';
import { codeText, GiftCardBadges } from '../../gift-cards/index.ts';
import { useSession } from '../../session/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { nextName, productText, SubscriptionBadges } from '../../subscriptions/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import type { CustomerDetail } from '../customer-types.ts';

interface CustomerProps {
  readonly customer: CustomerDetail;
}

interface PageLinkProps {
  readonly to: '/store/subscriptions/subscription' | '/store/gift-cards/card';
  readonly id: string;
  readonly children: ReactNode;
}

/** A link for those who may open the page. */
const PageLink = ({ to, id, children }: PageLinkProps) =>
  useSession().permissions.includes('orders') ? (
    <Link to={to} search={{ id }}>
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );

/** What the customer is charged for again and again. */
export const Subscriptions = ({ customer: { subscriptions } }: CustomerProps) => {
  const money = useOrderMoney();
  if (subscriptions.length === 0) return null;
  return (
    <Section title="Subscriptions">
      <Card>
        <ul className="records-entries" aria-label="Subscriptions">
          {subscriptions.map((subscription) => (
            <li key={subscription.id}>
              <span>
                <PageLink to="/store/subscriptions/subscription" id={subscription.id}>
                  {productText(subscription)}
                </PageLink>
                {subscription.nextOn === null ? null : (
                  <span className="records-detail">
                    {`${nextName(subscription)} `}
                    <SiteTime on={subscription.nextOn} />
                  </span>
                )}
              </span>
              <span className="customers-purchase-end">
                <SubscriptionBadges subscription={subscription} />
                <span className="records-amount">
                  {money(subscription.renewalCents, subscription.currency)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
};

/** Those that the customer has bought, for whomever. */
export const GiftCards = ({ customer: { giftCards } }: CustomerProps) => {
  const money = useOrderMoney();
  if (giftCards.length === 0) return null;
  return (
    <Section title="Gift cards">
      <Card>
        <ul className="records-entries" aria-label="Gift cards">
          {giftCards.map((card) => (
            <li key={card.id}>
              <span>
                <PageLink to="/store/gift-cards/card" id={card.id}>
                  {codeText(card)}
                </PageLink>
                {card.recipient === '' ? null : (
                  <span className="records-detail">{`For ${card.recipient}`}</span>
                )}
              </span>
              <span className="customers-purchase-end">
                <GiftCardBadges card={card} />
                <span className="records-amount">{money(card.balanceCents, card.currency)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
};
