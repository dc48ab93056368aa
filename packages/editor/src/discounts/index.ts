import { lazyRouteComponent } from '@tanstack/react-router';
import { BadgePercent } from 'lucide-react';
import { defineScreen, optionalParam } from '../screens/index.ts';
import { readDiscountParams } from './list/discount-params.ts';

export const discountsScreen = defineScreen({
  path: '/store/discounts',
  title: 'Discounts',
  permission: 'discounts',
  menu: {
    group: 'store',
    label: 'Discounts',
    icon: BadgePercent,
    keywords: 'coupons promo codes sale free shipping buy get automatic',
  },
  validateSearch: readDiscountParams,
  component: lazyRouteComponent(() => import('./list/discounts-screen.tsx'), 'DiscountsScreen'),
});

export const discountScreen = defineScreen({
  path: '/store/discounts/edit',
  title: 'Discount',
  permission: 'discounts',
  validateSearch: (search) => ({
    ...optionalParam('id', search['id']),
    /** The discount that a new one is copied from. */
    ...optionalParam('from', search['from']),
  }),
  component: lazyRouteComponent(() => import('./form/discount-screen.tsx'), 'DiscountScreen'),
});
