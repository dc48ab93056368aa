import { lazyRouteComponent } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';

export { FirstSaleNotice } from './first-sale-notice.tsx';

export const firstSaleScreen = defineScreen({
  path: '/store/first-sale',
  title: 'First sale',
  permission: 'store-settings',
  menu: {
    group: 'palette',
    label: 'First sale checklist',
    icon: ListChecks,
    keywords: 'get started setup guide store launch sell steps missing',
  },
  component: lazyRouteComponent(() => import('./first-sale-screen.tsx'), 'FirstSaleScreen'),
});
