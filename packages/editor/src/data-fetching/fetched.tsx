import { LiveRegion } from '@sitewright/ui/live-region';
import type { Refusal } from '@sitewright/api/client';
import { CloudOff, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, EmptyState, Notice } from '../controls/index.ts';
import type { FetchState } from './fetch-state.ts';
import './fetched.css';

/** What the person is told of a failed fetch. The service's own words, except where no answer came. */
const explainFailure = ({ code, message }: Refusal): string =>
  code === 'network' ? 'Network error. Please check your internet connection.' : message;

/** What could not be loaded, in the words for it. */
const failureTitles = {
  anything: 'Unable to load. Try again.',
  results: 'Unable to load results',
  collections: 'Unable to load collections',
} as const;

type Wanted = keyof typeof failureTitles;

interface FailureProps {
  readonly refusal: Refusal;
  readonly onRetry: () => void;
  readonly wanted?: Wanted | undefined;
}

/** Trying again would not help: another role has to be given first. */
export const NotAllowed = () => (
  <EmptyState icon={Lock} title="Not open to your role">
    Someone who manages the contributors of this site can give you a role that sees this.
  </EmptyState>
);

export const Failure = ({ refusal, onRetry, wanted = 'anything' }: FailureProps) => (
  <div role="alert" className="fetched-failure">
    {refusal.code === 'not-allowed' ? (
      <NotAllowed />
    ) : (
      <EmptyState
        icon={CloudOff}
        title={failureTitles[wanted]}
        action={<Button onPress={onRetry}>Try again</Button>}
      >
        {explainFailure(refusal)}
      </EmptyState>
    )}
  </div>
);

const StaleNotice = ({ refusal, onRetry, wanted = 'anything' }: FailureProps) => (
  <div className="fetched-stale">
    <Notice
      tone="warning"
      title={failureTitles[wanted]}
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
  /** What a list of results or of pages is called when it does not come. */
  readonly wanted?: Wanted;
  readonly children: (data: Data) => ReactNode;
}

/** Shows what is fetched in each of its states. */
export const Fetched = <Data,>({ fetched, onRetry, skeleton, wanted, children }: FetchedProps<Data>) => {
  if (fetched.state === 'pending') return skeleton;
  if (fetched.state === 'failed' && fetched.last === undefined)
    return <Failure refusal={fetched.refusal} {...{ onRetry, wanted }} />;
  const data = fetched.state === 'failed' ? fetched.last : fetched.data;
  const isRefetching = fetched.state === 'refetching';
  // One shape for every state that has data: another would mount a form anew and lose what was typed into it.
  return (
    <div className="fetched" aria-busy={isRefetching}>
      {isRefetching ? <div className="fetched-progress" aria-hidden /> : null}
      <LiveRegion message={isRefetching ? 'Loading' : ''} />
      {fetched.state === 'failed' ? <StaleNotice refusal={fetched.refusal} {...{ onRetry, wanted }} /> : null}
      {data === undefined ? null : children(data)}
    </div>
  );
};
