import { lazyRouteComponent } from '@tanstack/react-router';
import { defineScreen, optionalParam } from '../screens/index.ts';

export { AddItems } from './edit/add-items.tsx';

export const draftOrdersScreen = defineScreen({
  path: '/store/orders/drafts',
  title: 'Draft orders',
  permission: 'orders',
  component: lazyRouteComponent(() => import('./list/draft-orders-screen.tsx'), 'DraftOrdersScreen'),
});

export const draftOrderScreen = defineScreen({
  path: '/store/orders/draft',
  title: 'Draft order',
  permission: 'orders',
  validateSearch: (search) => optionalParam('id', search['id']),
  component: lazyRouteComponent(() => import('./edit/draft-order-screen.tsx'), 'DraftOrderScreen'),
});
