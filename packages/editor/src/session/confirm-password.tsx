import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Dialog, DialogBody, Skeleton } from '../controls/index.ts';
import { passwordConfirmation } from '../data-fetching/index.ts';
import { usePreloadedForm } from './use-preloaded-form.ts';

const loadForm = () => import('./confirm-form.tsx');
const ConfirmForm = lazy(async () => ({ default: (await loadForm()).ConfirmForm }));

const cancel = (): void => passwordConfirmation.settle();

const Loading = () => (
  <DialogBody>
    <Skeleton rows={2} shape="form" />
  </DialogBody>
);

/** Opens when a call needs the password; the call continues afterwards. */
export const ConfirmPassword = () => {
  const isPending = useSyncExternalStore(passwordConfirmation.subscribe, passwordConfirmation.isPending);
  const purpose = useSyncExternalStore(passwordConfirmation.subscribe, passwordConfirmation.purpose);
  usePreloadedForm(loadForm);
  return isPending ? (
    <Dialog title="Confirm your password" isOpen onClose={cancel}>
      <Suspense fallback={<Loading />}>
        <ConfirmForm purpose={purpose} onCancel={cancel} />
      </Suspense>
    </Dialog>
  ) : null;
};
