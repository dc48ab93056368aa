import { pageCalls } from '@sitewright/api/pages';
import { useSyncExternalStore } from 'react';
import { Label, ProgressBar } from 'react-aria-components';
import { send } from '../data-fetching/index.ts';
import { createTermChangeTracker, type RunningTermChange } from './running-changes.ts';
import './term-progress.css';

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
      className="term-progress"
      value={change.changed}
      maxValue={Math.max(change.total, change.changed)}
      valueLabel={`${change.changed} of ${change.total}`}
    >
      {({ percentage = 0, valueText }) => (
        <>
          <Label>{describeChange(change)}</Label>
          <span className="quiet">{valueText}</span>
          <span className="term-progress-bar">
            <span style={{ inlineSize: `${percentage}%` }} />
          </span>
        </>
      )}
    </ProgressBar>
  ));
