import { lazyRouteComponent } from '@tanstack/react-router';
import { Repeat } from 'lucide-react';
import { defineScreen, optionalParam } from '../screens/index.ts';
import { readSubscriptionParams } from './subscription-params.ts';

export { StatusBadges as SubscriptionBadges } from './status-badges.tsx';
export { nextName, productText } from './subscription-texts.ts';

export const subscriptionsScreen = defineScreen({
  path: '/store/subscriptions',
  title: 'Subscriptions',
  permission: 'orders',
  menu: {
    group: 'store',
    label: 'Subscriptions',
    icon: Repeat,
    keywords: 'recurring renewals subscribers revenue mrr churn pause cancel',
  },
  validateSearch: readSubscriptionParams,
  component: lazyRouteComponent(() => import('./list/subscriptions-screen.tsx'), 'SubscriptionsScreen'),
});

export const subscriptionScreen = defineScreen({
  path: '/store/subscriptions/subscription',
  title: 'Subscription',
  permission: 'orders',
  validateSearch: (search) => optionalParam('id', search['id']),
  component: lazyRouteComponent(() => import('./detail/subscription-screen.tsx'), 'SubscriptionScreen'),
});
