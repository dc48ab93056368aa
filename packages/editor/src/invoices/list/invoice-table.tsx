import type { CallAnswer } from '@sitewright/api/call';
import type { invoicesCalls } from '@sitewright/api/invoices';
import { Cell, Column, GridListItem, Row, TableBody, TableHeader } from 'react-aria-components';
import { Badge, RecordCards, RecordTable, useMediaQuery } from '../../controls/index.ts';
import { SiteTime } from '../../time-zones/index.ts';

export type ListedInvoice = CallAnswer<typeof invoicesCalls.listAll>['invoices'][number];

interface InvoiceTableProps {
  readonly invoices: readonly ListedInvoice[];
  readonly onOpen: (invoice: ListedInvoice) => void;
  readonly money: (cents: number, currency: string) => string;
}

interface InvoiceProps {
  readonly invoice: ListedInvoice;
}

const kindText = ({ kind, invoiceNumber }: ListedInvoice): string =>
  kind === 'invoice' ? 'Invoice' : `Credit note for ${invoiceNumber}`;

const InvoiceNumber = ({ invoice: { number, isTest } }: InvoiceProps) => (
  <span className="records-name">
    {number}
    {isTest ? <Badge>Test</Badge> : null}
  </span>
);

/** Money that goes back is below zero. */
const amountOf = ({ kind, totalCents }: ListedInvoice): number =>
  kind === 'invoice' ? totalCents : -totalCents;

const opener = ({ invoices, onOpen }: InvoiceTableProps) => {
  return (key: string | number): void => {
    const invoice = invoices.find(({ id }) => id === key);
    if (invoice) onOpen(invoice);
  };
};

/** Rows are moved through with the arrow keys and opened with Enter. */
const Rows = (props: InvoiceTableProps) => (
  <RecordTable aria-label="Invoices and credit notes" className="invoices-table" onRowAction={opener(props)}>
    <TableHeader>
      <Column isRowHeader>Number</Column>
      <Column>Kind</Column>
      <Column>Issued</Column>
      <Column>Order</Column>
      <Column>Customer</Column>
      <Column className="records-amount">Total</Column>
    </TableHeader>
    <TableBody items={props.invoices} dependencies={[props.money]}>
      {(invoice) => (
        <Row id={invoice.id} className="records-row" textValue={invoice.number}>
          <Cell>
            <InvoiceNumber invoice={invoice} />
          </Cell>
          <Cell>{kindText(invoice)}</Cell>
          <Cell>
            <SiteTime on={invoice.issuedOn} />
          </Cell>
          <Cell>{`#${invoice.orderNumber}`}</Cell>
          <Cell>{invoice.customerName}</Cell>
          <Cell className="records-amount">{props.money(amountOf(invoice), invoice.currency)}</Cell>
        </Row>
      )}
    </TableBody>
  </RecordTable>
);

const Cards = (props: InvoiceTableProps) => (
  <RecordCards
    aria-label="Invoices and credit notes"
    items={props.invoices}
    dependencies={[props.money]}
    onAction={opener(props)}
  >
    {(invoice) => (
      <GridListItem id={invoice.id} textValue={invoice.number} className="records-card">
        <span className="records-card-text">
          <span className="records-card-line">
            <InvoiceNumber invoice={invoice} />
            <span className="records-amount">{props.money(amountOf(invoice), invoice.currency)}</span>
          </span>
          <span>{invoice.customerName}</span>
          <span className="records-detail">
            {`${kindText(invoice)} · Order #${invoice.orderNumber} · `}
            <SiteTime on={invoice.issuedOn} />
          </span>
        </span>
      </GridListItem>
    )}
  </RecordCards>
);

/** A table, or cards where it would be cramped. */
export const InvoiceTable = (props: InvoiceTableProps) =>
  useMediaQuery('(width < 900px)') ? <Cards {...props} /> : <Rows {...props} />;
