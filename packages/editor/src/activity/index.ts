import { lazyRouteComponent } from '@tanstack/react-router';
import { Activity } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';

export const activityScreen = defineScreen({
  path: '/settings/activity',
  title: 'Activity',
  permission: 'activity',
  menu: { group: 'settings', label: 'Activity', icon: Activity, keywords: 'settings log history' },
  component: lazyRouteComponent(() => import('./activity-screen.tsx'), 'ActivityScreen'),
});
