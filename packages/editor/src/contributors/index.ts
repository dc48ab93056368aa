import { lazyRouteComponent } from '@tanstack/react-router';

export const ContributorsScreen = lazyRouteComponent(
  () => import('./contributors-screen.tsx'),
  'ContributorsScreen',
);
