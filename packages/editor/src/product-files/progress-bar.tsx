import type { ReactNode } from 'react';
import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100; undefined while nobody knows. */
  readonly percent: number | undefined;
  readonly text: string;
  readonly actions?: ReactNode;
}

/** Long work: what is done, how far it is, and how to stop it. */
export const ProgressBar = ({ label, percent, text, actions }: ProgressBarProps) => (
  <div className="import-progress">
    <AriaProgressBar
      className="import-progress-bar"
      value={percent ?? 0}
      isIndeterminate={percent === undefined}
      valueLabel={text}
    >
      <Label className="import-progress-label">{label}</Label>
      <span className="import-progress-track">
        <span className="import-progress-fill" style={{ inlineSize: `${percent ?? 100}%` }} />
      </span>
    </AriaProgressBar>
    <div className="import-progress-foot">
      <span className="quiet">{text}</span>
      {actions}
    </div>
  </div>
);
