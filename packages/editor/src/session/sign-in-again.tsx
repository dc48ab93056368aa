import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Dialog, DialogBody, Skeleton } from '../controls/index.ts';
import { signInGate } from '../data-fetching/index.ts';
import { useSession } from './session-context.tsx';

const FETCH_MS = 5000;
const fetchForm = () => import('./sign-in-form.tsx');
const SignInForm = lazy(async () => ({ default: (await fetchForm()).SignInForm }));

/** Before it is needed: a server that was updated in the meantime has the old form no longer. */
const useFormAtHand = (): void => {
  useEffect(() => {
    const timer = setTimeout(() => void fetchForm(), FETCH_MS);
    return () => clearTimeout(timer);
  }, []);
};

/** Over the screen when the session has ended: what was typed stays, and goes on after signing in. */
export const SignInAgain = () => {
  const isClosed = useSyncExternalStore(signInGate.subscribe, signInGate.isClosed);
  const { account } = useSession();
  const queries = useQueryClient();
  useFormAtHand();
  if (!isClosed) return null;
  return (
    <Dialog title="Please sign in again" isOpen isClosable={false} onClose={() => undefined}>
      <DialogBody>
        <p className="quiet">
          Your session has ended. Nothing on this screen is lost: sign in as <strong>{account.email}</strong>{' '}
          and go on.
        </p>
        <Suspense fallback={<Skeleton rows={2} shape="form" />}>
          <SignInForm email={account.email} onDone={() => void queries.invalidateQueries()} />
        </Suspense>
        <p className="quiet">
          <a href={`${import.meta.env.BASE_URL}sign-in`}>Leave this screen and sign in as somebody else</a>
        </p>
      </DialogBody>
    </Dialog>
  );
};
