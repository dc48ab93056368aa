import {
  Cell,
  Column,
  GridList,
  GridListItem,
  Row,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { Badge, useMediaQuery } from '../../controls/index.ts';
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
  <div className="customers-scroll">
    <Table aria-label="Customers" className="customers-table" onRowAction={(key) => onOpen(String(key))}>
      <TableHeader>
        <Column isRowHeader>Customer</Column>
        <Column>Marketing emails</Column>
        <Column>Orders</Column>
        <Column>Last order</Column>
        <Column className="customers-amount">Spent</Column>
      </TableHeader>
      <TableBody items={customers}>
        {(customer) => (
          <Row id={customer.id} className="customers-row" textValue={nameText(customer)}>
            <Cell>
              <span className="customers-name">{nameText(customer)}</span>
              {customer.name === '' ? null : <span className="customers-detail">{customer.email}</span>}
            </Cell>
            <Cell>
              <Consent customer={customer} />
            </Cell>
            <Cell>{customer.orderCount}</Cell>
            <Cell>
              <LastOrder customer={customer} />
            </Cell>
            <Cell className="customers-amount">
              <SpentText spent={customer.spent} />
            </Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  </div>
);

const Cards = ({ customers, onOpen }: CustomerTableProps) => (
  <GridList
    aria-label="Customers"
    className="customers-cards"
    items={customers}
    onAction={(key) => onOpen(String(key))}
  >
    {(customer) => (
      <GridListItem id={customer.id} textValue={nameText(customer)} className="customers-card">
        <span className="customers-card-line">
          <span className="customers-name">{nameText(customer)}</span>
          <span className="customers-amount">
            <SpentText spent={customer.spent} />
          </span>
        </span>
        <span className="customers-detail">{customer.email}</span>
        <span className="customers-card-line">
          <span className="customers-detail">
            {customer.orderCount === 1 ? '1 order' : `${customer.orderCount} orders`}
          </span>
          <Consent customer={customer} />
        </span>
      </GridListItem>
    )}
  </GridList>
);

/** A table, or cards where it would be cramped. */
export const CustomerTable = (props: CustomerTableProps) =>
  useMediaQuery('(width < 768px)') ? <Cards {...props} /> : <Rows {...props} />;
