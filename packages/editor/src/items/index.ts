import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';

export const ItemsScreen = lazyRouteComponent(() => import('./items-screen.tsx'), 'ItemsScreen');

/** Loaded when it is first opened; show it below a `Suspense`. */
export const ItemSettingsDialog = lazy(async () => ({
  default: (await import('./settings/item-settings-dialog.tsx')).ItemSettingsDialog,
}));
