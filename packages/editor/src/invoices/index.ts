import { lazyRouteComponent } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { defineScreen, optionalParam } from '../screens/index.ts';

export { OrderInvoices } from './order-invoices.tsx';

export const invoicesScreen = defineScreen({
  path: '/store/invoices',
  title: 'Invoices',
  permission: 'store-settings',
  menu: {
    group: 'store',
    label: 'Invoices',
    icon: ReceiptText,
    keywords: 'invoice credit note vat id tax number seller business address footer',
  },
  component: lazyRouteComponent(() => import('./invoices-screen.tsx'), 'InvoicesScreen'),
});

export const invoicePrintsScreen = defineScreen({
  path: '/store/orders/invoices',
  title: 'Invoices',
  permission: 'orders',
  validateSearch: (search) => ({
    ...optionalParam('ids', search['ids']),
    ...optionalParam('invoice', search['invoice']),
  }),
  component: lazyRouteComponent(() => import('./prints-screen.tsx'), 'InvoicePrintsScreen'),
});
