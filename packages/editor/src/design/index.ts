import { lazyRouteComponent } from '@tanstack/react-router';
import { Palette } from 'lucide-react';
import { defineScreen, pathParam } from '../screens/index.ts';

export { DesignFrame } from './design-frame.tsx';
export { PageChoice } from './page-choice.tsx';
export { replaceStyleSheet } from './frame-styles.ts';

export const designScreen = defineScreen({
  path: '/design',
  title: 'Design',
  permission: 'design',
  menu: {
    group: 'rail',
    label: 'Design',
    icon: Palette,
    keywords: 'styles colours fonts spacing type scale theme look',
  },
  validateSearch: (search) => pathParam(search['at']),
  component: lazyRouteComponent(() => import('./design-screen.tsx'), 'DesignScreen'),
});
