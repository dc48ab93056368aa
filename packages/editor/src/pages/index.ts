import { lazyRouteComponent } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { defineScreen, pathParam } from '../screens/index.ts';

export type { PageEntry } from './model/page-entry.ts';
export { nameOfGroup } from './model/page-nodes.ts';

export const pagesScreen = defineScreen({
  path: '/pages',
  title: 'Pages',
  permission: 'view',
  menu: { group: 'rail', label: 'Pages', icon: FileText },
  validateSearch: (search) => pathParam(search['at']),
  component: lazyRouteComponent(() => import('./pages-screen.tsx'), 'PagesScreen'),
});
