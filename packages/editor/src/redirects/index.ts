import { lazyRouteComponent } from '@tanstack/react-router';
import { Waypoints } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';

export const redirectsScreen = defineScreen({
  path: '/settings/redirects',
  title: 'URL redirects',
  permission: 'settings',
  menu: {
    group: 'settings',
    label: 'URL redirects',
    icon: Waypoints,
    keywords: 'settings mappings old addresses 301 302 moved',
  },
  component: lazyRouteComponent(() => import('./redirects-screen.tsx'), 'RedirectsScreen'),
});
