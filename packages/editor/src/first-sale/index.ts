import { lazyRouteComponent } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { FirstSaleGuard } from './first-sale-guard.tsx';
import { defineScreen } from '../screens/index.ts';

export { FirstSaleNotice } from './first-sale-notice.tsx';

export const firstSaleScreen = defineScreen({
  path: '/store/first-sale',
  title: 'First sale',
  permission: 'store-settings',
  menu: {
    group: 'store',
    label: 'First sale',
    icon: ListChecks,
    Guard: FirstSaleGuard,
    keywords: 'checklist get started setup guide store launch sell steps missing',
  },
  component: lazyRouteComponent(() => import('./first-sale-screen.tsx'), 'FirstSaleScreen'),
});
