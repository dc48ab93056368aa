import { lazyRouteComponent } from '@tanstack/react-router';

export const CanvasScreen = lazyRouteComponent(() => import('./canvas-screen.tsx'), 'CanvasScreen');
