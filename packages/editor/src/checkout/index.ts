import { lazyRouteComponent } from '@tanstack/react-router';
import { CreditCard } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';

export const checkoutPageScreen = defineScreen({
  path: '/store/checkout',
  title: 'Checkout page',
  permission: 'store-settings',
  menu: {
    group: 'store',
    label: 'Checkout page',
    icon: CreditCard,
    keywords: 'design logo colours text order summary preview',
  },
  component: lazyRouteComponent(() => import('./checkout-page-screen.tsx'), 'CheckoutPageScreen'),
});
