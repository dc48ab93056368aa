import { lazyRouteComponent } from '@tanstack/react-router';
import { CircleUser } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';

export const accountScreen = defineScreen({
  path: '/account',
  title: 'Account',
  menu: { group: 'palette', label: 'Account', icon: CircleUser, keywords: 'password sessions theme' },
  component: lazyRouteComponent(() => import('./account-screen.tsx'), 'AccountScreen'),
});
