import { pageCalls } from '@sitewright/api/pages';
import { useSyncExternalStore } from 'react';
import { ProgressBar } from '../controls/index.ts';
import { send } from '../data-fetching/index.ts';
import { createTermChangeTracker, type RunningTermChange } from './running-changes.ts';

/** One tracker for the whole app: changes continue while the user changes screens. */
export const runningChanges = createTermChangeTracker({
  readJob: (id) => send(pageCalls.readTermChange, { params: { id } }),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

/** The running changes of a list. */
export const useRunningChanges = (collectionId: string): readonly RunningTermChange[] =>
  useSyncExternalStore(runningChanges.subscribe, runningChanges.list).filter(
    (each) => each.collectionId === collectionId,
  );

export const describeChange = ({ term, into }: Pick<RunningTermChange, 'term' | 'into'>): string =>
  into === null ? `Removing ${term}` : `Changing ${term} to ${into}`;

/** Progress of the running changes. */
export const TermProgress = ({ collectionId }: { readonly collectionId: string }) =>
  useRunningChanges(collectionId).map((change) => (
    <ProgressBar
      key={change.jobId}
      label={describeChange(change)}
      percent={(100 * change.changed) / Math.max(1, change.total, change.changed)}
      text={`${change.changed} of ${change.total}`}
    />
  ));
