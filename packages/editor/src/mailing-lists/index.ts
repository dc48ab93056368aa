import { lazyRouteComponent } from '@tanstack/react-router';
import { Mails } from 'lucide-react';
import { defineScreen, optionalParam } from '../screens/index.ts';
import { readMemberParams } from './member-params.ts';

export const mailingListsScreen = defineScreen({
  path: '/mailing-lists',
  title: 'Mailing lists',
  permission: 'campaigns',
  menu: {
    group: 'rail',
    label: 'Mailing lists',
    icon: Mails,
    keywords: 'newsletter subscribers audience import export consent',
  },
  component: lazyRouteComponent(() => import('./lists/lists-screen.tsx'), 'ListsScreen'),
});

export const mailingListScreen = defineScreen({
  path: '/mailing-lists/list',
  title: 'Mailing list',
  permission: 'campaigns',
  validateSearch: (search) => ({ ...optionalParam('id', search['id']), ...readMemberParams(search) }),
  component: lazyRouteComponent(() => import('./members/members-screen.tsx'), 'MembersScreen'),
});

export const segmentsScreen = defineScreen({
  path: '/mailing-lists/segments',
  title: 'Segments',
  permission: 'campaigns',
  component: lazyRouteComponent(() => import('./segments/segments-screen.tsx'), 'SegmentsScreen'),
});
