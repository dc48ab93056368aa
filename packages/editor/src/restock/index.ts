import { lazyRouteComponent } from '@tanstack/react-router';
import { BellRing } from 'lucide-react';
import { defineScreen, optionalParam } from '../screens/index.ts';

export const restockScreen = defineScreen({
  path: '/store/restock',
  title: 'Restock',
  permission: 'customers',
  menu: {
    group: 'store',
    label: 'Restock',
    icon: BellRing,
    keywords: 'back in stock waitlist notices sold out sign-ups',
  },
  component: lazyRouteComponent(() => import('./list/restock-screen.tsx'), 'RestockScreen'),
});

export const restockGroupScreen = defineScreen({
  path: '/store/restock/variant',
  title: 'Sign-ups',
  permission: 'customers',
  validateSearch: (search) => ({
    ...optionalParam('productId', search['productId']),
    ...optionalParam('variantId', search['variantId']),
  }),
  component: lazyRouteComponent(() => import('./group/sign-ups-screen.tsx'), 'SignUpsScreen'),
});

export const restockSettingsScreen = defineScreen({
  path: '/store/restock/settings',
  title: 'Restock settings',
  permission: 'store-settings',
  menu: {
    group: 'store',
    label: 'Restock settings',
    icon: BellRing,
    keywords: 'back in stock waitlist automatic mailing list',
    linkedFor: 'customers',
  },
  component: lazyRouteComponent(
    () => import('./settings/restock-settings-screen.tsx'),
    'RestockSettingsScreen',
  ),
});
