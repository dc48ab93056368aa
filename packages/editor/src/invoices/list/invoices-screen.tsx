import { invoicesCalls } from '@sitewright/api/invoices';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { ReceiptText, SearchX, Settings } from 'lucide-react';
import { EmptyState, Records, Screen } from '../../controls/index.ts';
import { mapFetched, send, useFetchedParts } from '../../data-fetching/index.ts';
import { ExportLink, RecordList } from '../../record-lists/index.ts';
import { useSession } from '../../session/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { InvoiceFilterBar } from './invoice-filters.tsx';
import type { InvoiceParams } from './invoice-params.ts';
import { InvoiceTable, type ListedInvoice } from './invoice-table.tsx';

const route = getRouteApi('/_signed-in/store/invoices');

const useInvoices = (params: InvoiceParams) => {
  const { fetched, ...rest } = useFetchedParts(
    invoicesCalls.listAll.path,
    (query, signal) => send(invoicesCalls.listAll, { query: { ...query, ...params } }, signal),
    params as Record<string, string>,
  );
  return { fetched: mapFetched(fetched, (parts) => parts.flatMap(({ invoices }) => invoices)), ...rest };
};

const Actions = ({ params }: { readonly params: InvoiceParams }) => (
  <>
    <ExportLink path={invoicesCalls.exportAll.path} params={params} />
    {useSession().permissions.includes('store-settings') ? (
      <Link to="/store/invoices/settings" className="button button-plain">
        <Settings size={16} aria-hidden />
        <span className="button-label">Settings</span>
      </Link>
    ) : null}
  </>
);

const NoInvoices = () => (
  <EmptyState icon={ReceiptText} title="No invoices yet">
    They are created when an order is paid, or by you on the page of an order. A refund adds a credit note.
  </EmptyState>
);

const NoMatches = () => (
  <EmptyState icon={SearchX} title="No invoices match">
    Try another search or other filters.
  </EmptyState>
);

/** Invoices and credit notes of all orders. */
export const InvoicesScreen = () => {
  const params = route.useSearch();
  const navigate = useNavigate();
  const money = useOrderMoney();
  const open = ({ id, orderId }: ListedInvoice) =>
    void navigate({ to: '/store/orders/invoices', search: { ids: orderId, invoice: id } });
  return (
    <Screen title="Invoices" layout="fill" actions={<Actions params={params} />}>
      <Records>
        <InvoiceFilterBar
          params={params}
          onParams={(search) => void navigate({ to: '/store/invoices', search, replace: true })}
        />
        <RecordList
          records={useInvoices(params)}
          noun="document"
          empty={Object.keys(params).length === 0 ? <NoInvoices /> : <NoMatches />}
        >
          {(invoices) => <InvoiceTable {...{ invoices, money }} onOpen={open} />}
        </RecordList>
      </Records>
    </Screen>
  );
};
