import { lazyRouteComponent } from '@tanstack/react-router';

export const AccountScreen = lazyRouteComponent(() => import('./account-screen.tsx'), 'AccountScreen');
