import { lazyRouteComponent } from '@tanstack/react-router';
import { Webhook } from 'lucide-react';
import { defineScreen, optionalParam } from '../screens/index.ts';

export const webhooksScreen = defineScreen({
  path: '/settings/webhooks',
  title: 'Webhooks',
  permission: 'settings',
  menu: {
    group: 'settings',
    label: 'Webhooks',
    icon: Webhook,
    keywords: 'settings integrations events api deliveries secret signature',
  },
  validateSearch: (search) => ({
    ...optionalParam('webhook', search['webhook']),
    ...optionalParam('delivery', search['delivery']),
  }),
  component: lazyRouteComponent(() => import('./webhooks-screen.tsx'), 'WebhooksScreen'),
});
