import { lazyRouteComponent } from '@tanstack/react-router';
import { Code, Globe, Share2, SlidersHorizontal } from 'lucide-react';
import { defineScreen, textParam } from '../screens/index.ts';

export const generalScreen = defineScreen({
  path: '/settings/general',
  title: 'General settings',
  permission: 'settings',
  menu: {
    group: 'settings',
    label: 'General',
    icon: SlidersHorizontal,
    keywords: 'settings title tag line time zone language currency search engines',
  },
  component: lazyRouteComponent(() => import('./settings/general-screen.tsx'), 'GeneralScreen'),
});

export const socialScreen = defineScreen({
  path: '/settings/social',
  title: 'Social settings',
  permission: 'settings',
  menu: {
    group: 'settings',
    label: 'Social',
    icon: Share2,
    keywords: 'settings accounts profiles share buttons links',
  },
  component: lazyRouteComponent(() => import('./settings/social-screen.tsx'), 'SocialScreen'),
});

export const codeScreen = defineScreen({
  path: '/settings/code',
  title: 'Code settings',
  permission: 'code',
  isHiddenWithoutPermission: true,
  menu: {
    group: 'settings',
    label: 'Code',
    icon: Code,
    keywords: 'settings header footer script html injection',
  },
  component: lazyRouteComponent(() => import('./settings/code-screen.tsx'), 'CodeScreen'),
});

export const siteFeaturesScreen = defineScreen({
  path: '/sites/features',
  title: 'Features',
  permission: 'administrator',
  isHiddenWithoutPermission: true,
  validateSearch: (search) => ({ site: textParam(search['site']) }),
  component: lazyRouteComponent(() => import('./features/features-screen.tsx'), 'FeaturesScreen'),
});

export const sitesScreen = defineScreen({
  path: '/sites',
  title: 'Sites',
  permission: 'administrator',
  menu: { group: 'rail', label: 'Sites', icon: Globe },
  component: lazyRouteComponent(() => import('./sites-screen.tsx'), 'SitesScreen'),
});
