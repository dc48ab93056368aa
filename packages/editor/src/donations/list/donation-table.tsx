import { Cell, Column, GridListItem, Row, TableBody, TableHeader } from 'react-aria-components';
import { Badge, RecordCards, RecordTable, useMediaQuery } from '../../controls/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { RelativeSiteTime } from '../../time-zones/index.ts';
import type { ListedDonation } from '../use-donations.ts';

interface DonationTableProps {
  readonly donations: readonly ListedDonation[];
  readonly onOpen: (orderId: string) => void;
}

/** Lines of one order are told apart. */
const keyOf = ({ order, lineId }: ListedDonation): string => `${order.id}-${lineId}`;
const orderIdOf = (key: unknown): string => String(key).split('-')[0] ?? '';

const Badges = ({ donation }: { readonly donation: ListedDonation }) => (
  <span className="donations-badges">
    {donation.isMonthly ? <Badge tone="accent">Monthly</Badge> : null}
    {donation.isRefunded ? <Badge tone="bad">Refunded</Badge> : null}
    {donation.isTest ? <Badge>Test</Badge> : null}
    {donation.isDemo ? <Badge tone="accent">Demo</Badge> : null}
  </span>
);

const Donor = ({ donation }: { readonly donation: ListedDonation }) => (
  <>
    <span className="donations-name">{donation.donorName}</span>
    <span className="donations-detail">{donation.donorEmail}</span>
  </>
);

/** Rows are moved through with the arrow keys and opened with Enter. */
const Rows = ({ donations, onOpen }: DonationTableProps) => {
  const money = useOrderMoney();
  return (
    <RecordTable
      aria-label="Donations"
      className="donations-table"
      onRowAction={(key) => onOpen(orderIdOf(key))}
    >
      <TableHeader>
        <Column isRowHeader>Order</Column>
        <Column>Donor</Column>
        <Column>Fund</Column>
        <Column>State</Column>
        <Column>Date</Column>
        <Column className="donations-amount">Amount</Column>
      </TableHeader>
      <TableBody items={donations}>
        {(donation) => (
          <Row id={keyOf(donation)} className="records-row" textValue={donation.order.number}>
            <Cell>{`#${donation.order.number}`}</Cell>
            <Cell>
              <Donor donation={donation} />
            </Cell>
            <Cell>
              <span className="donations-name">{donation.fund.title}</span>
              <span className="donations-detail">{donation.note}</span>
            </Cell>
            <Cell>
              <Badges donation={donation} />
            </Cell>
            <Cell>
              <RelativeSiteTime on={donation.givenOn} />
            </Cell>
            <Cell className="donations-amount">{money(donation.amountCents, donation.currency)}</Cell>
          </Row>
        )}
      </TableBody>
    </RecordTable>
  );
};

const Cards = ({ donations, onOpen }: DonationTableProps) => {
  const money = useOrderMoney();
  return (
    <RecordCards aria-label="Donations" items={donations} onAction={(key) => onOpen(orderIdOf(key))}>
      {(donation) => (
        <GridListItem
          id={keyOf(donation)}
          textValue={donation.order.number}
          className="records-card donations-item"
        >
          <span className="donations-line">
            <span className="donations-name">{donation.donorName || donation.donorEmail}</span>
            <span className="donations-amount">{money(donation.amountCents, donation.currency)}</span>
          </span>
          <span className="donations-detail">{`#${donation.order.number} · ${donation.fund.title}`}</span>
          <Badges donation={donation} />
        </GridListItem>
      )}
    </RecordCards>
  );
};

/** A table, or cards where it would be cramped. */
export const DonationTable = (props: DonationTableProps) =>
  useMediaQuery('(width < 768px)') ? <Cards {...props} /> : <Rows {...props} />;
