import { lazyRouteComponent } from '@tanstack/react-router';
import { HandHeart } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';
import { readDonationParams } from './donation-params.ts';

export const donationsScreen = defineScreen({
  path: '/store/donations',
  title: 'Donations',
  permission: 'orders',
  menu: {
    group: 'store',
    label: 'Donations',
    icon: HandHeart,
    keywords: 'funds campaigns give gifts charity contributions monthly donors',
  },
  validateSearch: readDonationParams,
  component: lazyRouteComponent(() => import('./list/donations-screen.tsx'), 'DonationsScreen'),
});
