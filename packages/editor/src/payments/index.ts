import { lazyRouteComponent } from '@tanstack/react-router';
import { CreditCard } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';

export const paymentsScreen = defineScreen({
  path: '/store/payments',
  title: 'Payments',
  permission: 'payments',
  menu: {
    group: 'store',
    label: 'Payments',
    icon: CreditCard,
    keywords:
      'pay stripe card gateway test orders manual methods bank transfer cash on pickup invoice awaiting payment',
  },
  component: lazyRouteComponent(() => import('./payments-screen.tsx'), 'PaymentsScreen'),
});
