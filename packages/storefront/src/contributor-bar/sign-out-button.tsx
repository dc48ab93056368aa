import { useState } from 'react';

interface Props {
  readonly signOut: () => Promise<boolean>;
  readonly onSignedOut: () => void;
}

type State = 'idle' | 'pending' | 'failed';

export const SignOutButton = ({ signOut, onSignedOut }: Props) => {
  const [state, setState] = useState<State>('idle');

  const leave = async () => {
    setState('pending');
    if (await signOut()) onSignedOut();
    else setState('failed');
  };

  return (
    <>
      <button
        type="button"
        aria-disabled={state === 'pending'}
        onClick={state === 'pending' ? undefined : leave}
      >
        Sign out
      </button>
      <output>{state === 'failed' && 'Could not sign out. Please try again.'}</output>
    </>
  );
};
