import { lazyRouteComponent } from '@tanstack/react-router';

export const PagesScreen = lazyRouteComponent(() => import('./pages-screen.tsx'), 'PagesScreen');
