import { lazyRouteComponent } from '@tanstack/react-router';
import { CreditCard } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';

/** Where upgrade links lead. Everybody who is signed in may open it: it tells nothing of the account. */
export const billingScreen = defineScreen({
  path: '/settings/billing/subscriptions/website',
  title: 'Billing',
  permission: 'billing',
  menu: {
    group: 'settings',
    label: 'Billing',
    icon: CreditCard,
    keywords: 'settings plan upgrade subscription trial pay price',
  },
  component: lazyRouteComponent(() => import('./billing-screen.tsx'), 'BillingScreen'),
});
