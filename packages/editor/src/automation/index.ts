import { lazyRouteComponent } from '@tanstack/react-router';
import { Zap } from 'lucide-react';
import { defineScreen } from '../screens/index.ts';

export const automationScreen = defineScreen({
  path: '/settings/automation',
  title: 'Automation',
  permission: 'settings',
  menu: {
    group: 'settings',
    label: 'Automation',
    icon: Zap,
    keywords: 'settings integrations zapier make zaps api keys hooks connect',
  },
  component: lazyRouteComponent(() => import('./automation-screen.tsx'), 'AutomationScreen'),
});

export { useRepeatedFetch } from './use-repeated-fetch.ts';
