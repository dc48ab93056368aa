import { lazyRouteComponent } from '@tanstack/react-router';
import { ShoppingBag } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';
import { readCartParams } from './cart-params.ts';

export const abandonedCartsScreen = defineScreen({
  path: '/store/abandoned-carts',
  title: 'Abandoned carts',
  permission: 'customers',
  menu: {
    group: 'store',
    label: 'Abandoned carts',
    icon: ShoppingBag,
    keywords: 'checkout recovery reminder',
  },
  validateSearch: readCartParams,
  component: lazyRouteComponent(() => import('./list/abandoned-carts-screen.tsx'), 'AbandonedCartsScreen'),
});

export const abandonedCartSettingsScreen = defineScreen({
  path: '/store/abandoned-carts/settings',
  title: 'Abandoned cart settings',
  permission: 'store-settings',
  menu: {
    group: 'store',
    label: 'Abandoned cart settings',
    icon: ShoppingBag,
    keywords: 'recovery reminder consent',
    linkedFor: 'customers',
  },
  component: lazyRouteComponent(
    () => import('./settings/abandoned-cart-settings-screen.tsx'),
    'AbandonedCartSettingsScreen',
  ),
});
