import { lazyRouteComponent } from '@tanstack/react-router';
import { ChartColumn, Gauge } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';

export const performanceScreen = defineScreen({
  path: '/settings/performance',
  title: 'Performance',
  permission: 'settings',
  menu: {
    group: 'settings',
    label: 'Performance',
    icon: Gauge,
    keywords: 'settings speed slow pages templates queries size large limits',
  },
  component: lazyRouteComponent(() => import('./performance-screen.tsx'), 'PerformanceScreen'),
});

export const loadScreen = defineScreen({
  path: '/sites/load',
  title: 'Load',
  permission: 'administrator',
  isHiddenWithoutPermission: true,
  menu: {
    group: 'palette',
    label: 'Load of sites',
    icon: ChartColumn,
    keywords: 'performance cpu time statements busy sites capabilities',
  },
  component: lazyRouteComponent(() => import('./load/load-screen.tsx'), 'LoadScreen'),
});
