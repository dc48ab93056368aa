import { lazyRouteComponent } from '@tanstack/react-router';

export const MailScreen = lazyRouteComponent(() => import('./mail-screen.tsx'), 'MailScreen');
