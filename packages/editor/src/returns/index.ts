import { lazyRouteComponent } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';

export { OrderReturns } from './order-returns.tsx';

export const returnsScreen = defineScreen({
  path: '/store/returns',
  title: 'Returns',
  permission: 'store-settings',
  menu: {
    group: 'store',
    label: 'Returns',
    icon: Undo2,
    keywords: 'return window days withdrawal withdraw from contract eu',
  },
  component: lazyRouteComponent(() => import('./returns-screen.tsx'), 'ReturnsScreen'),
});
