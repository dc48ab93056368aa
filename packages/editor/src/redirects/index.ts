import { lazyRouteComponent } from '@tanstack/react-router';

export const RedirectsScreen = lazyRouteComponent(() => import('./redirects-screen.tsx'), 'RedirectsScreen');
