import { lazyRouteComponent } from '@tanstack/react-router';
import { Megaphone } from 'lucide-react';
import { defineScreen, optionalParam } from '../screens/index.ts';

export const campaignsScreen = defineScreen({
  path: '/campaigns',
  title: 'Campaigns',
  permission: 'campaigns',
  menu: {
    group: 'rail',
    label: 'Campaigns',
    icon: Megaphone,
    keywords: 'newsletter email marketing mailing send news',
  },
  component: lazyRouteComponent(() => import('./list/campaigns-screen.tsx'), 'CampaignsScreen'),
});

export const campaignScreen = defineScreen({
  path: '/campaigns/edit',
  title: 'Campaign',
  permission: 'campaigns',
  validateSearch: (search) => optionalParam('id', search['id']),
  component: lazyRouteComponent(() => import('./edit/campaign-screen.tsx'), 'CampaignScreen'),
});

export const campaignReportScreen = defineScreen({
  path: '/campaigns/report',
  title: 'Report',
  permission: 'campaigns',
  validateSearch: (search) => optionalParam('id', search['id']),
  component: lazyRouteComponent(() => import('./report/report-screen.tsx'), 'ReportScreen'),
});
