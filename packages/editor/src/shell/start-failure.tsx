import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { CallRefused, Failure } from '../data-fetching/index.ts';

const unexpected = { status: 0, code: 'unexpected', message: 'Something went wrong' };

/** Shown when a screen cannot be loaded: the server is down, or a chunk could not be fetched. */
export const StartFailure = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <Failure refusal={error instanceof CallRefused ? error.refusal : unexpected} onRetry={retry} />;
};
