import { lazy } from 'react';

export type { LinkValue } from './link.ts';
export type { LinkDialogProps } from './link-dialog.tsx';

/** Loaded when the first link is edited; show it below a `Suspense`. */
export const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }));
