import { lazyRouteComponent } from '@tanstack/react-router';

export type { PageEntry } from './page-entry.ts';
export { nameOfGroup } from './tree/page-nodes.ts';

export const PagesScreen = lazyRouteComponent(() => import('./pages-screen.tsx'), 'PagesScreen');
