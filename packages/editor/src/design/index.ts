import { lazyRouteComponent } from '@tanstack/react-router';

export { DesignFrame } from './design-frame.tsx';
export { PageChoice } from './page-choice.tsx';
export { replaceStyleSheet } from './frame-styles.ts';

export const DesignScreen = lazyRouteComponent(() => import('./design-screen.tsx'), 'DesignScreen');
