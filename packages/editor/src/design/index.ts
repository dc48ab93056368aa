import { lazyRouteComponent } from '@tanstack/react-router';

export const DesignScreen = lazyRouteComponent(() => import('./design-screen.tsx'), 'DesignScreen');
