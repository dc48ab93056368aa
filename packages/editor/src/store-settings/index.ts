import { lazyRouteComponent } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';

export const storeSettingsScreen = defineScreen({
  path: '/store/settings',
  title: 'Store settings',
  permission: 'store-settings',
  menu: {
    group: 'store',
    label: 'Settings',
    icon: SlidersHorizontal,
    keywords:
      'store settings checkout minimum order phone note newsletter policies returns terms privacy pause holiday order number cart pill scarcity low stock installments afterpay clearpay quick view related',
  },
  component: lazyRouteComponent(() => import('./store-settings-screen.tsx'), 'StoreSettingsScreen'),
});
