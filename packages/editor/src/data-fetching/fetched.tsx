import { LiveRegion } from '@sitewright/ui/live-region';
import type { Refusal } from '@sitewright/api/client';
import { CloudOff, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, EmptyState, Notice } from '../controls/index.ts';
import type { FetchState } from './fetch-state.ts';
import './fetched.css';

/** The server's message, except when there was no response. */
const explainFailure = ({ code, message }: Refusal): string =>
  code === 'network' ? 'Network error. Please check your internet connection.' : message;

const failureTitles = {
  anything: 'Unable to load. Try again.',
  results: 'Unable to load results',
  collections: 'Unable to load collections',
} as const;

type Subject = keyof typeof failureTitles;

interface FailureProps {
  readonly refusal: Refusal;
  readonly onRetry: () => void;
  readonly subject?: Subject | undefined;
}

/** Without a retry button: the user needs another role first. */
export const NotAllowed = () => (
  <EmptyState icon={Lock} title="You do not have access">
    Ask an administrator of this site for a role with access.
  </EmptyState>
);

export const Failure = ({ refusal, onRetry, subject = 'anything' }: FailureProps) => (
  <div role="alert" className="fetched-failure">
    {refusal.code === 'not-allowed' ? (
      <NotAllowed />
    ) : (
      <EmptyState
        icon={CloudOff}
        title={failureTitles[subject]}
        action={<Button onPress={onRetry}>Try again</Button>}
      >
        {explainFailure(refusal)}
      </EmptyState>
    )}
  </div>
);

const StaleNotice = ({ refusal, onRetry, subject = 'anything' }: FailureProps) => (
  <div className="fetched-stale">
    <Notice
      tone="warning"
      title={failureTitles[subject]}
      actions={<Button onPress={onRetry}>Try again</Button>}
    >
      {explainFailure(refusal)} What you see may be out of date.
    </Notice>
  </div>
);

interface FetchedProps<Data> {
  readonly fetched: FetchState<Data>;
  readonly onRetry: () => void;
  readonly skeleton: ReactNode;
  /** Names the data in the error message. */
  readonly subject?: Subject;
  readonly children: (data: Data) => ReactNode;
}

/** Renders a query in each of its states. */
export const Fetched = <Data,>({ fetched, onRetry, skeleton, subject, children }: FetchedProps<Data>) => {
  if (fetched.state === 'pending') return skeleton;
  if (fetched.state === 'failed' && fetched.last === undefined)
    return <Failure refusal={fetched.refusal} {...{ onRetry, subject }} />;
  const data = fetched.state === 'failed' ? fetched.last : fetched.data;
  const isRefetching = fetched.state === 'refetching';
  // The same elements for every state with data: a different tree would remount forms and lose their input.
  return (
    <div className="fetched" aria-busy={isRefetching}>
      {isRefetching ? <div className="fetched-progress" aria-hidden /> : null}
      <LiveRegion message={isRefetching ? 'Loading' : ''} />
      {fetched.state === 'failed' ? (
        <StaleNotice refusal={fetched.refusal} {...{ onRetry, subject }} />
      ) : null}
      {data === undefined ? null : children(data)}
    </div>
  );
};
