import type { CallAnswer } from '@sitewright/api/call';
import type { Refusal } from '@sitewright/api/client';
import { invoicesCalls } from '@sitewright/api/invoices';
import { ordersCalls } from '@sitewright/api/orders';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, Card, CardBody, Notice, Section, Skeleton } from '../controls/index.ts';
import { Fetched, useFetched, useRefresh, useSending } from '../data-fetching/index.ts';
import { SiteTime } from '../time-zones/index.ts';
import './order-invoices.css';

type Listed = CallAnswer<typeof invoicesCalls.list>;

const kindNames = { invoice: 'Invoice', 'credit-note': 'Credit note' } as const;

interface OrderProps {
  readonly orderId: string;
}

const SettingsLink = () => (
  <Link to="/store/invoices/settings" className="button button-plain">
    <span className="button-label">Invoice settings</span>
  </Link>
);

const IssueButton = ({ orderId }: OrderProps) => {
  const [fault, setFault] = useState<Refusal>();
  const { send, isSending } = useSending(invoicesCalls.issue);
  const refresh = useRefresh();
  const issue = async (): Promise<void> => {
    const outcome = await send({ params: { id: orderId } });
    setFault(outcome.ok ? undefined : outcome.refusal);
    await refresh(invoicesCalls.list, invoicesCalls.listAll, ordersCalls.read);
  };
  return (
    <>
      {fault === undefined ? null : (
        <Notice tone="bad" actions={fault.code === 'invoice-seller-missing' ? <SettingsLink /> : undefined}>
          {fault.message}
        </Notice>
      )}
      <Button isPending={isSending} onPress={() => void issue()}>
        Create invoice
      </Button>
    </>
  );
};

const InvoiceList = ({ orderId, listed }: OrderProps & { readonly listed: Listed }) => (
  <>
    <ul className="order-invoices">
      {listed.invoices.map(({ id, kind, number, totalText, issuedOn }) => (
        <li key={id}>
          <Link to="/store/orders/invoices" search={{ ids: orderId, invoice: id }}>
            {`${kindNames[kind]} ${number}`}
          </Link>
          <span className="quiet">
            {`${totalText} · `}
            <SiteTime on={issuedOn} />
          </span>
        </li>
      ))}
    </ul>
    {listed.canIssue ? <IssueButton orderId={orderId} /> : null}
    {!listed.canIssue && listed.invoices.length === 0 ? (
      <span className="quiet">Possible once the order is paid.</span>
    ) : null}
  </>
);

/** The invoice and credit notes of an order. Read anew with every change of the order: a refund adds one. */
export const OrderInvoices = ({ orderId }: OrderProps) => {
  const { fetched, refetch } = useFetched(invoicesCalls.list, { params: { id: orderId } });
  return (
    <Section title="Invoice">
      <Card>
        <CardBody>
          <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={1} shape="list" />}>
            {(listed) => <InvoiceList {...{ orderId, listed }} />}
          </Fetched>
        </CardBody>
      </Card>
    </Section>
  );
};
