import { describePeriod } from '@sitewright/domain/billing-periods';
import { Cell, Column, GridList, GridListItem, Row, TableBody, TableHeader } from 'react-aria-components';
import { RecordTable, useMediaQuery } from '../../controls/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import { StatusBadges } from '../status-badges.tsx';
import { customerText, productText, type SubscriptionSummary } from '../subscription-texts.ts';

interface SubscriptionTableProps {
  readonly subscriptions: readonly SubscriptionSummary[];
  readonly onOpen: (id: string) => void;
}

type RowProps = { readonly subscription: SubscriptionSummary };

const Customer = ({ subscription }: RowProps) => (
  <>
    <span className="subscriptions-name">{customerText(subscription)}</span>
    {subscription.customerName === '' ? null : (
      <span className="subscriptions-detail">{subscription.email}</span>
    )}
  </>
);

const Product = ({ subscription }: RowProps) => (
  <>
    <span className="subscriptions-name">{productText(subscription)}</span>
    <span className="subscriptions-detail">{describePeriod(subscription.plan.billingPeriod, 'en')}</span>
  </>
);

const Next = ({ subscription: { nextOn } }: RowProps) => (nextOn === null ? '–' : <SiteTime on={nextOn} />);

/** Rows are moved through with the arrow keys and opened with Enter. */
const Rows = ({ subscriptions, onOpen }: SubscriptionTableProps) => {
  const money = useOrderMoney();
  return (
    <RecordTable
      aria-label="Subscriptions"
      className="subscriptions-table"
      onRowAction={(key) => onOpen(String(key))}
    >
      <TableHeader>
        <Column isRowHeader>Customer</Column>
        <Column>Status</Column>
        <Column>Product</Column>
        <Column>Next charge</Column>
        <Column className="subscriptions-amount">Renewal</Column>
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
            <Cell className="subscriptions-amount">
              {money(subscription.renewalCents, subscription.currency)}
            </Cell>
          </Row>
        )}
      </TableBody>
    </RecordTable>
  );
};

const Cards = ({ subscriptions, onOpen }: SubscriptionTableProps) => {
  const money = useOrderMoney();
  return (
    <GridList
      aria-label="Subscriptions"
      className="subscriptions-list"
      items={subscriptions}
      onAction={(key) => onOpen(String(key))}
    >
      {(subscription) => (
        <GridListItem
          id={subscription.id}
          textValue={customerText(subscription)}
          className="records-card subscriptions-item"
        >
          <span className="subscriptions-line">
            <span className="subscriptions-name">{customerText(subscription)}</span>
            <span className="subscriptions-amount">
              {money(subscription.renewalCents, subscription.currency)}
            </span>
          </span>
          <Product subscription={subscription} />
          <StatusBadges subscription={subscription} />
        </GridListItem>
      )}
    </GridList>
  );
};

/** A table, or cards where it would be cramped. */
export const SubscriptionTable = (props: SubscriptionTableProps) =>
  useMediaQuery('(width < 768px)') ? <Cards {...props} /> : <Rows {...props} />;
