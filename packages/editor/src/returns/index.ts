import { lazyRouteComponent } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';
import { readReturnParams } from './list/return-params.ts';

export { OrderReturns } from './order-returns.tsx';

export const returnsScreen = defineScreen({
  path: '/store/returns',
  title: 'Returns',
  permission: 'orders',
  menu: {
    group: 'store',
    label: 'Returns',
    icon: Undo2,
    keywords: 'return withdrawal requested accepted declined received rma',
  },
  validateSearch: readReturnParams,
  component: lazyRouteComponent(() => import('./list/returns-screen.tsx'), 'ReturnsScreen'),
});

export const returnSettingsScreen = defineScreen({
  path: '/store/returns/settings',
  title: 'Return settings',
  permission: 'store-settings',
  menu: {
    group: 'store',
    label: 'Return settings',
    icon: Undo2,
    keywords: 'return window days withdrawal withdraw from contract eu',
    linkedFor: 'orders',
  },
  component: lazyRouteComponent(
    () => import('./settings/return-settings-screen.tsx'),
    'ReturnSettingsScreen',
  ),
});
