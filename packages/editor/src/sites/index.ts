import { lazyRouteComponent } from '@tanstack/react-router';

export const GeneralScreen = lazyRouteComponent(() => import('./general-screen.tsx'), 'GeneralScreen');
export const SitesScreen = lazyRouteComponent(() => import('./sites-screen.tsx'), 'SitesScreen');
export const SocialScreen = lazyRouteComponent(() => import('./social-screen.tsx'), 'SocialScreen');
export const CodeScreen = lazyRouteComponent(() => import('./code-screen.tsx'), 'CodeScreen');
