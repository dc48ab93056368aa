import { lazyRouteComponent } from '@tanstack/react-router';

export const PagesScreen = lazyRouteComponent(() => import('./pages-screen.tsx'), 'PagesScreen');

export { deviceChoices, deviceOfScreen, fitDevice, type Device, type Fit } from './devices.ts';
