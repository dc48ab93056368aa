import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import { defineScreen, optionalParam } from '../screens/index.ts';

export const itemsScreen = defineScreen({
  path: '/pages/items',
  title: 'Items',
  validateSearch: (search) => optionalParam('of', search['of']),
  component: lazyRouteComponent(() => import('./items-screen.tsx'), 'ItemsScreen'),
});

/** Loaded when it is first opened; render it below a `Suspense`. */
export const ItemSettingsDialog = lazy(async () => ({
  default: (await import('./settings/item-settings-dialog.tsx')).ItemSettingsDialog,
}));
