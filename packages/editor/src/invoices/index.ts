import { lazyRouteComponent } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { defineScreen, optionalParam } from '../screens/index.ts';
import { readInvoiceParams } from './list/invoice-params.ts';

export { OrderInvoices } from './order-invoices.tsx';

export const invoicesScreen = defineScreen({
  path: '/store/invoices',
  title: 'Invoices',
  permission: 'orders',
  menu: {
    group: 'store',
    label: 'Invoices',
    icon: ReceiptText,
    keywords: 'invoice credit note bookkeeping accounting export',
  },
  validateSearch: readInvoiceParams,
  component: lazyRouteComponent(() => import('./list/invoices-screen.tsx'), 'InvoicesScreen'),
});

export const invoiceSettingsScreen = defineScreen({
  path: '/store/invoices/settings',
  title: 'Invoice settings',
  permission: 'store-settings',
  menu: {
    group: 'store',
    label: 'Invoice settings',
    icon: ReceiptText,
    keywords: 'invoice credit note vat id tax number seller business address footer',
    linkedFor: 'orders',
  },
  component: lazyRouteComponent(
    () => import('./settings/invoice-settings-screen.tsx'),
    'InvoiceSettingsScreen',
  ),
});

export const invoicePrintsScreen = defineScreen({
  path: '/store/orders/invoices',
  title: 'Invoices',
  permission: 'orders',
  validateSearch: (search) => ({
    ...optionalParam('ids', search['ids']),
    ...optionalParam('invoice', search['invoice']),
  }),
  component: lazyRouteComponent(() => import('./print/prints-screen.tsx'), 'InvoicePrintsScreen'),
});
