import { invoicesCalls } from '@sitewright/api/invoices';
import type { PrintedInvoice } from '@sitewright/domain/invoices';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { Button, EmptyState, PrintedPages, Screen, Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { InvoiceArticle } from './invoice-article.tsx';
import './prints.css';

const route = getRouteApi('/_signed-in/store/orders/invoices');

const Prints = ({ prints }: { readonly prints: readonly PrintedInvoice[] }) =>
  prints.length === 0 ? (
    <EmptyState icon={Printer} title="No invoices to print">
      The orders have no invoices yet. Create one on the page of an order.
    </EmptyState>
  ) : (
    <>
      {prints.map((print) => (
        <InvoiceArticle key={print.id} print={print} />
      ))}
    </>
  );

const Crumb = () => (
  <Link to="/store/invoices" className="screen-crumb">
    Invoices /
  </Link>
);

/** Invoices and credit notes of orders, one a page; the rest of the app is not printed. */
export const InvoicePrintsScreen = () => {
  const { ids = '', invoice } = route.useSearch();
  const query = { ids, ...(invoice === undefined ? {} : { invoice }) };
  const { fetched, refetch } = useFetched(invoicesCalls.listPrints, { query });
  return (
    <Screen
      title="Print"
      lead={<Crumb />}
      actions={
        <Button kind="primary" icon={Printer} onPress={() => window.print()}>
          Print or save as PDF
        </Button>
      }
    >
      <PrintedPages>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={6} shape="list" />}>
          {({ prints }) => <Prints prints={prints} />}
        </Fetched>
      </PrintedPages>
    </Screen>
  );
};
