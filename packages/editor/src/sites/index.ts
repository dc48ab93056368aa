import { lazyRouteComponent } from '@tanstack/react-router';

export const GeneralScreen = lazyRouteComponent(() => import('./settings/general-screen.tsx'), 'GeneralScreen');
export const SitesScreen = lazyRouteComponent(() => import('./sites-screen.tsx'), 'SitesScreen');
export const SocialScreen = lazyRouteComponent(() => import('./settings/social-screen.tsx'), 'SocialScreen');
export const CodeScreen = lazyRouteComponent(() => import('./settings/code-screen.tsx'), 'CodeScreen');
