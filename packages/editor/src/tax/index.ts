import { lazyRouteComponent } from '@tanstack/react-router';
import { Percent } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';

export const taxScreen = defineScreen({
  path: '/store/tax',
  title: 'Tax',
  permission: 'store-settings',
  menu: {
    group: 'store',
    label: 'Tax',
    icon: Percent,
    keywords: 'taxes vat gst sales tax rates countries states zip prices include tax',
  },
  component: lazyRouteComponent(() => import('./tax-screen.tsx'), 'TaxScreen'),
});
