import { lazyRouteComponent } from '@tanstack/react-router';

export { TermPicker } from './term-picker.tsx';
export { useTermNames } from './use-terms.ts';

export const TermsScreen = lazyRouteComponent(() => import('./terms-screen.tsx'), 'TermsScreen');
