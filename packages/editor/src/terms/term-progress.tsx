import { pageCalls } from '@sitewright/api/pages';
import { useSyncExternalStore } from 'react';
import { Label, ProgressBar } from 'react-aria-components';
import { send } from '../data-fetching/index.ts';
import { createRunningChanges, type RunningChange } from './running-changes.ts';
import './term-progress.css';

/** One for the whole app: a change goes on while other screens are looked at. */
export const runningChanges = createRunningChanges({
  ask: (id) => send(pageCalls.readTermChange, { params: { id } }),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

/** The changes of a list that go on. */
export const useRunningChanges = (collectionId: string): readonly RunningChange[] =>
  useSyncExternalStore(runningChanges.subscribe, runningChanges.list).filter(
    (each) => each.collectionId === collectionId,
  );

export const goingOf = ({ term, into }: Pick<RunningChange, 'term' | 'into'>): string =>
  into === null ? `Removing ${term}` : `Changing ${term} to ${into}`;

/** How far the changes are that take a while. */
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
          <Label>{goingOf(change)}</Label>
          <span className="quiet">{valueText}</span>
          <span className="term-progress-bar">
            <span style={{ inlineSize: `${percentage}%` }} />
          </span>
        </>
      )}
    </ProgressBar>
  ));
