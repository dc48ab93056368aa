import { lazyRouteComponent } from '@tanstack/react-router';
import { defineScreen, optionalParam } from '../screens/index.ts';

export { CategoryDialog } from './category-dialog.tsx';
export { MergeDialog } from './merge-dialog.tsx';
export { useTermChange, useTrackTermChanges, type TermFault } from './term-actions.ts';
export { TermProgress } from './term-progress.tsx';
export { TermPicker } from './term-picker.tsx';
export { useTermNames } from './use-terms.ts';

export const termsScreen = defineScreen({
  path: '/pages/tags',
  title: 'Tags and categories',
  validateSearch: (search) => ({
    ...optionalParam('collection', search['collection']),
    ...optionalParam('kind', search['kind']),
  }),
  component: lazyRouteComponent(() => import('./terms-screen.tsx'), 'TermsScreen'),
});
