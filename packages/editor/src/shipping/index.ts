import { lazyRouteComponent } from '@tanstack/react-router';
import { Truck } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';

export const shippingScreen = defineScreen({
  path: '/store/shipping',
  title: 'Shipping',
  permission: 'store-settings',
  menu: {
    group: 'store',
    label: 'Shipping',
    icon: Truck,
    keywords: 'delivery zones rates countries pickup local delivery profiles postage free shipping',
  },
  component: lazyRouteComponent(() => import('./shipping-screen.tsx'), 'ShippingScreen'),
});
