import { lazyRouteComponent } from '@tanstack/react-router';

export const TemplateScreen = lazyRouteComponent(() => import('./template-screen.tsx'), 'TemplateScreen');
