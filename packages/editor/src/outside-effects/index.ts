import { lazy } from 'react';

/** Hardly ever shown: no screen loads it otherwise. */
export const RestoredNotice = lazy(async () => ({
  default: (await import('./restored-notice.tsx')).RestoredNotice,
}));
