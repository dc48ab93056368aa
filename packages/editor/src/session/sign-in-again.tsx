import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Dialog, DialogBody, Skeleton } from '../controls/index.ts';
import { sessionExpiry } from '../data-fetching/index.ts';
import { useSession } from './session-context.tsx';
import { usePreloadedForm } from './use-preloaded-form.ts';

const loadForm = () => import('./sign-in-form.tsx');
const SignInForm = lazy(async () => ({ default: (await loadForm()).SignInForm }));

/** Opens over the screen when the session has expired; unsaved input stays. */
export const SignInAgain = () => {
  const isExpired = useSyncExternalStore(sessionExpiry.subscribe, sessionExpiry.isExpired);
  const { account } = useSession();
  const queries = useQueryClient();
  usePreloadedForm(loadForm);
  if (!isExpired) return null;
  return (
    <Dialog title="Please sign in again" isOpen isClosable={false} onClose={() => undefined}>
      <DialogBody>
        <p className="quiet">
          Your session has expired. Your changes are still here. Sign in as <strong>{account.email}</strong>{' '}
          to continue.
        </p>
        <Suspense fallback={<Skeleton rows={2} shape="form" />}>
          <SignInForm email={account.email} onDone={() => void queries.invalidateQueries()} />
        </Suspense>
        <p className="quiet">
          <a href={`${import.meta.env.BASE_URL}sign-in`}>Sign in with another account</a>
        </p>
      </DialogBody>
    </Dialog>
  );
};
