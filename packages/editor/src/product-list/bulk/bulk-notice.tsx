import { Label, ProgressBar } from 'react-aria-components';
import { Button, Disclosure, Notice } from '../../controls/index.ts';
import { countText } from '../model/product-texts.ts';
import { actionTexts, doneText, leftText } from './bulk-texts.ts';
import { isWorking, type BulkChange, type BulkControls } from './use-bulk-change.ts';

const Progress = ({ change, onCancel }: { readonly change: BulkChange; readonly onCancel: () => void }) => {
  const { state, total, finished, action } = change;
  return (
    <div className="product-list-progress">
      <ProgressBar
        className="product-list-progress-bar"
        value={finished}
        maxValue={Math.max(total, 1)}
        valueLabel={`${finished.toLocaleString()} of ${total.toLocaleString()}`}
      >
        {({ percentage = 0, valueText }) => (
          <>
            <Label>{state === 'undoing' ? 'Undoing' : actionTexts[action.kind].running}</Label>
            <span className="quiet">{valueText}</span>
            <span className="product-list-progress-track">
              <span style={{ inlineSize: `${percentage}%` }} />
            </span>
          </>
        )}
      </ProgressBar>
      {state === 'running' ? <Button onPress={onCancel}>Cancel</Button> : null}
    </div>
  );
};

const resultText = ({ state, action, changed, total, finished }: BulkChange): string => {
  if (state === 'undone') return `Change undone for ${countText(changed)}.`;
  const text = doneText(action.kind, changed);
  return state === 'canceled'
    ? `Cancelled after ${finished.toLocaleString()} of ${countText(total)}. ${text}`
    : text;
};

const Refused = ({ change: { refused, refusedCount } }: { readonly change: BulkChange }) =>
  refusedCount === 0 ? null : (
    <Disclosure title={leftText(refusedCount)} level={2}>
      <ul className="product-list-refused">
        {refused.map(({ id, title, message }) => (
          <li key={id}>
            <strong>{title}</strong> {message}
          </li>
        ))}
      </ul>
      {refusedCount > refused.length ? (
        <p className="quiet">{`and ${(refusedCount - refused.length).toLocaleString()} more`}</p>
      ) : null}
    </Disclosure>
  );

/** Progress of a bulk action, then its result with undo. */
export const BulkNotice = ({ controls }: { readonly controls: BulkControls }) => {
  const { change } = controls;
  if (!change) return null;
  if (isWorking(change)) return <Progress change={change} onCancel={() => void controls.cancel()} />;
  return (
    <Notice
      tone={change.refusedCount > 0 || change.state === 'canceled' ? 'warning' : 'good'}
      title={resultText(change)}
      actions={
        <>
          {change.canUndo ? <Button onPress={() => void controls.undo()}>Undo</Button> : null}
          <Button kind="quiet" onPress={() => void controls.dismiss()}>
            Dismiss
          </Button>
        </>
      }
    >
      <Refused change={change} />
    </Notice>
  );
};
