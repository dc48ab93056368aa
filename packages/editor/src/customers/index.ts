import { lazyRouteComponent } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { defineScreen, optionalParam } from '../screens/index.ts';
import { readCustomerParams } from './customer-params.ts';

export const customersScreen = defineScreen({
  path: '/store/customers',
  title: 'Customers',
  permission: 'customers',
  menu: {
    group: 'store',
    label: 'Customers',
    icon: UsersRound,
    keywords: 'people buyers shoppers addresses merge erase gdpr privacy export csv',
  },
  validateSearch: readCustomerParams,
  component: lazyRouteComponent(() => import('./list/customers-screen.tsx'), 'CustomersScreen'),
});

export const customerScreen = defineScreen({
  path: '/store/customers/customer',
  title: 'Customer',
  permission: 'customers',
  validateSearch: (search) => optionalParam('id', search['id']),
  component: lazyRouteComponent(() => import('./detail/customer-screen.tsx'), 'CustomerScreen'),
});
