import { Cell, Column, GridListItem, Row, TableBody, TableHeader } from 'react-aria-components';
import { Badge, RecordCards, RecordTable, useMediaQuery } from '../../controls/index.ts';
import { RelativeSiteTime } from '../../time-zones/index.ts';
import { nameText, type CustomerSummary } from '../customer-types.ts';
import { SpentText } from '../spent-text.tsx';

interface CustomerTableProps {
  readonly customers: readonly CustomerSummary[];
  readonly onOpen: (id: string) => void;
}

const Consent = ({ customer: { acceptsMarketing } }: { readonly customer: CustomerSummary }) =>
  acceptsMarketing ? <Badge tone="good">Subscribed</Badge> : <span className="quiet">Not subscribed</span>;

const LastOrder = ({ customer: { lastOrderOn } }: { readonly customer: CustomerSummary }) =>
  lastOrderOn === null ? <span className="quiet">None</span> : <RelativeSiteTime on={lastOrderOn} />;

/** Rows are moved through with the arrow keys and opened with Enter. */
const Rows = ({ customers, onOpen }: CustomerTableProps) => (
  <RecordTable aria-label="Customers" className="customers-table" onRowAction={(key) => onOpen(String(key))}>
    <TableHeader>
      <Column isRowHeader>Customer</Column>
      <Column>Marketing emails</Column>
      <Column>Orders</Column>
      <Column>Last order</Column>
      <Column className="records-amount">Spent</Column>
    </TableHeader>
    <TableBody items={customers}>
      {(customer) => (
        <Row id={customer.id} className="records-row" textValue={nameText(customer)}>
          <Cell>
            <span className="records-name">{nameText(customer)}</span>
            {customer.name === '' ? null : <span className="records-detail">{customer.email}</span>}
          </Cell>
          <Cell>
            <Consent customer={customer} />
          </Cell>
          <Cell>{customer.orderCount}</Cell>
          <Cell>
            <LastOrder customer={customer} />
          </Cell>
          <Cell className="records-amount">
            <SpentText spent={customer.spent} />
          </Cell>
        </Row>
      )}
    </TableBody>
  </RecordTable>
);

const Cards = ({ customers, onOpen }: CustomerTableProps) => (
  <RecordCards aria-label="Customers" items={customers} onAction={(key) => onOpen(String(key))}>
    {(customer) => (
      <GridListItem id={customer.id} textValue={nameText(customer)} className="records-card">
        <span className="records-card-text">
          <span className="records-card-line">
            <span className="records-name">{nameText(customer)}</span>
            <span className="records-amount">
              <SpentText spent={customer.spent} />
            </span>
          </span>
          <span className="records-detail">{customer.email}</span>
          <span className="records-card-line">
            <span className="records-detail">
              {customer.orderCount === 1 ? '1 order' : `${customer.orderCount} orders`}
            </span>
            <Consent customer={customer} />
          </span>
        </span>
      </GridListItem>
    )}
  </RecordCards>
);

/** A table, or cards where it would be cramped. */
export const CustomerTable = (props: CustomerTableProps) =>
  useMediaQuery('(width < 768px)') ? <Cards {...props} /> : <Rows {...props} />;
