import { lazyRouteComponent } from '@tanstack/react-router';
import { Gift } from 'lucide-react';
import { defineScreen, optionalParam } from '../screens/index.ts';
import { readGiftCardParams } from './gift-card-params.ts';

export { codeText } from './gift-card-types.ts';
export { StatusBadges as GiftCardBadges } from './status-badge.tsx';

export const giftCardsScreen = defineScreen({
  path: '/store/gift-cards',
  title: 'Gift cards',
  permission: 'orders',
  menu: {
    group: 'store',
    label: 'Gift cards',
    icon: Gift,
    keywords: 'vouchers codes balance liability issue void redeem present',
  },
  validateSearch: readGiftCardParams,
  component: lazyRouteComponent(() => import('./list/gift-cards-screen.tsx'), 'GiftCardsScreen'),
});

export const giftCardScreen = defineScreen({
  path: '/store/gift-cards/card',
  title: 'Gift card',
  permission: 'orders',
  validateSearch: (search) => optionalParam('id', search['id']),
  component: lazyRouteComponent(() => import('./detail/gift-card-screen.tsx'), 'GiftCardScreen'),
});
