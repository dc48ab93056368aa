import { pageCalls } from '@sitewright/api/pages';
import { useSyncExternalStore } from 'react';
import { Label, ProgressBar } from 'react-aria-components';
import { send } from '../fetching/index.ts';
import { createRunningChanges } from './running-changes.ts';
import './term-progress.css';

const ASKED_EVERY_MS = 700;

/** One for the whole app: a change goes on while other screens are looked at. */
export const runningChanges = createRunningChanges({
  ask: (id) => send(pageCalls.readTermChange, { params: { id } }),
  pause: () => new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS)),
});

/** How far the changes are that take a while. */
export const TermProgress = () => {
  const running = useSyncExternalStore(runningChanges.subscribe, runningChanges.list);
  return running.map(({ jobId, text, changed, total }) => (
    <ProgressBar
      key={jobId}
      className="term-progress"
      value={changed}
      maxValue={Math.max(total, changed)}
      valueLabel={`${changed} of ${total}`}
    >
      {({ percentage = 0, valueText }) => (
        <>
          <Label>{text}</Label>
          <span className="quiet">{valueText}</span>
          <span className="term-progress-bar">
            <span style={{ inlineSize: `${percentage}%` }} />
          </span>
        </>
      )}
    </ProgressBar>
  ));
};
