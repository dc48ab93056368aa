import { lazyRouteComponent } from '@tanstack/react-router';
import { MailPlus } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';

export const followUpsScreen = defineScreen({
  path: '/store/follow-ups',
  title: 'Follow-up emails',
  permission: 'store-settings',
  menu: {
    group: 'store',
    label: 'Follow-up emails',
    icon: MailPlus,
    keywords: 'automation flows welcome thank you review request marketing',
  },
  component: lazyRouteComponent(() => import('./follow-ups-screen.tsx'), 'FollowUpsScreen'),
});
