import { Suspense, type ReactNode } from 'react';
import { Skeleton } from '../../controls/index.ts';

/** Fields appear together: late ones would move those below them from under the pointer, and a press would be lost. */
export const PanelFields = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<Skeleton rows={4} shape="form" />}>{children}</Suspense>
);
