import { lazyRouteComponent } from '@tanstack/react-router';
import { ShoppingBag } from 'lucide-react';
import { defineScreen, optionalParam } from '../screens/index.ts';
import { readOrderParams } from './list/order-params.ts';
import { ToFulfilCount } from './to-fulfil-count.tsx';

export { PaymentLinkDialog } from './balance/payment-link-dialog.tsx';
export { OrderBadge } from './texts/order-badge.tsx';
export { orderBadges } from './texts/order-texts.ts';

export const ordersScreen = defineScreen({
  path: '/store/orders',
  title: 'Orders',
  permission: 'orders',
  menu: {
    group: 'store',
    label: 'Orders',
    icon: ShoppingBag,
    keywords: 'sales fulfil ship refund cancel packing slip export csv',
    Count: ToFulfilCount,
  },
  validateSearch: readOrderParams,
  component: lazyRouteComponent(() => import('./list/orders-screen.tsx'), 'OrdersScreen'),
});

export const orderScreen = defineScreen({
  path: '/store/orders/order',
  title: 'Order',
  permission: 'orders',
  validateSearch: (search) => optionalParam('id', search['id']),
  component: lazyRouteComponent(() => import('./detail/order-screen.tsx'), 'OrderScreen'),
});

export const slipsScreen = defineScreen({
  path: '/store/orders/slips',
  title: 'Packing slips',
  permission: 'orders',
  validateSearch: (search) => optionalParam('ids', search['ids']),
  component: lazyRouteComponent(() => import('./slips/slips-screen.tsx'), 'SlipsScreen'),
});
