import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Dialog, DialogBody } from '../controls/index.ts';
import { signInGate } from '../fetching/index.ts';
import { useSession } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Over the screen when the session has ended: what was typed stays, and goes on after signing in. */
export const SignInAgain = () => {
  const isClosed = useSyncExternalStore(signInGate.subscribe, signInGate.isClosed);
  const { account } = useSession();
  const queries = useQueryClient();
  if (!isClosed) return null;
  return (
    <Dialog title="Please sign in again" isOpen isClosable={false} onClose={() => undefined}>
      <DialogBody>
        <p className="quiet">
          Your session has ended. Nothing on this screen is lost: sign in as <strong>{account.email}</strong>{' '}
          and go on.
        </p>
        <SignInForm email={account.email} onDone={() => void queries.invalidateQueries()} />
        <p className="quiet">
          <a href={`${import.meta.env.BASE_URL}sign-in`}>Leave this screen and sign in as somebody else</a>
        </p>
      </DialogBody>
    </Dialog>
  );
};
