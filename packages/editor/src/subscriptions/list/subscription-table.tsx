import { describePeriod } from '@sitewright/domain/billing-periods';
import { Cell, Column, GridListItem, Row, TableBody, TableHeader } from 'react-aria-components';
import { RecordCards, RecordTable, useMediaQuery } from '../../controls/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import { StatusBadges } from '../status-badges.tsx';
import { customerText, nextName, productText, type SubscriptionSummary } from '../subscription-texts.ts';

interface SubscriptionTableProps {
  readonly subscriptions: readonly SubscriptionSummary[];
  readonly onOpen: (id: string) => void;
}

type RowProps = { readonly subscription: SubscriptionSummary };

const Customer = ({ subscription }: RowProps) => (
  <>
    <span className="records-name">{customerText(subscription)}</span>
    {subscription.customerName === '' ? null : <span className="records-detail">{subscription.email}</span>}
  </>
);

const Product = ({ subscription }: RowProps) => (
  <>
    {productText(subscription)}
    <span className="records-detail">{describePeriod(subscription.plan.billingPeriod, 'en')}</span>
  </>
);

const Next = ({ subscription: { nextOn, status } }: RowProps) =>
  nextOn === null ? (
    '–'
  ) : (
    <>
      {status === 'CANCEL_AT_PERIOD_END' ? 'Ends ' : ''}
      <SiteTime on={nextOn} />
    </>
  );

/** Rows are moved through with the arrow keys and opened with Enter. */
const Rows = ({ subscriptions, onOpen }: SubscriptionTableProps) => {
  const money = useOrderMoney();
  return (
    <RecordTable aria-label="Subscriptions" onRowAction={(key) => onOpen(String(key))}>
      <TableHeader>
        <Column isRowHeader>Customer</Column>
        <Column>Status</Column>
        <Column>Product</Column>
        <Column>Next charge</Column>
        <Column className="records-amount">Renewal</Column>
      </TableHeader>
      <TableBody items={subscriptions}>
        {(subscription) => (
          <Row id={subscription.id} className="records-row" textValue={customerText(subscription)}>
            <Cell>
              <Customer subscription={subscription} />
            </Cell>
            <Cell>
              <StatusBadges subscription={subscription} />
            </Cell>
            <Cell>
              <Product subscription={subscription} />
            </Cell>
            <Cell>
              <Next subscription={subscription} />
            </Cell>
            <Cell className="records-amount">{money(subscription.renewalCents, subscription.currency)}</Cell>
          </Row>
        )}
      </TableBody>
    </RecordTable>
  );
};

const Cards = ({ subscriptions, onOpen }: SubscriptionTableProps) => {
  const money = useOrderMoney();
  return (
    <RecordCards aria-label="Subscriptions" items={subscriptions} onAction={(key) => onOpen(String(key))}>
      {(subscription) => (
        <GridListItem id={subscription.id} textValue={customerText(subscription)} className="records-card">
          <span className="records-card-text">
            <span className="records-card-line">
              <span className="records-name">{customerText(subscription)}</span>
              <span className="records-amount">
                {money(subscription.renewalCents, subscription.currency)}
              </span>
            </span>
            <span>
              <Product subscription={subscription} />
            </span>
            {subscription.nextOn === null ? null : (
              <span className="records-detail">
                {`${nextName(subscription)} `}
                <SiteTime on={subscription.nextOn} />
              </span>
            )}
            <StatusBadges subscription={subscription} />
          </span>
        </GridListItem>
      )}
    </RecordCards>
  );
};

/** A table, or cards where it would be cramped. */
export const SubscriptionTable = (props: SubscriptionTableProps) =>
  useMediaQuery('(width < 768px)') ? <Cards {...props} /> : <Rows {...props} />;
