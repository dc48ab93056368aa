import { lazyRouteComponent } from '@tanstack/react-router';
import { defineScreen, optionalParam, pathParam } from '../screens/index.ts';

export { nameOfBlock, blockText } from './model/describe.ts';

export const pageEditorScreen = defineScreen({
  path: '/pages/edit',
  title: 'Page editor',
  validateSearch: (search) => ({ ...pathParam(search['at']), ...optionalParam('write', search['write']) }),
  // Without a session the frame would load the page as visitors get it, and its scripts would run beside the app.
  // The app reads the session when it starts: 2 s avoid a second request for the first screen.
  sessionMaxAgeMs: 2000,
  isRailNarrow: true,
  component: lazyRouteComponent(() => import('./canvas-screen.tsx'), 'CanvasScreen'),
});
