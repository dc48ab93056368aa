import { lazyRouteComponent } from '@tanstack/react-router';
import { defineScreen, optionalParam } from '../screens/index.ts';

export const orderEditScreen = defineScreen({
  path: '/store/orders/edit',
  title: 'Edit order',
  permission: 'orders',
  validateSearch: (search) => optionalParam('id', search['id']),
  component: lazyRouteComponent(() => import('./order-edit-screen.tsx'), 'OrderEditScreen'),
});
