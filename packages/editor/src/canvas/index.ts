import { lazyRouteComponent } from '@tanstack/react-router';

export { nameOfBlock, blockText } from './model/describe.ts';

export const CanvasScreen = lazyRouteComponent(() => import('./canvas-screen.tsx'), 'CanvasScreen');
