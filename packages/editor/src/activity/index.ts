import { lazyRouteComponent } from '@tanstack/react-router';

export const ActivityScreen = lazyRouteComponent(() => import('./activity-screen.tsx'), 'ActivityScreen');
