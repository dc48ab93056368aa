import type { ReactNode } from 'react';
import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import './progress-bar.css';

interface ProgressBarProps {
  readonly label: string;
  /** 0 to 100; undefined while nobody knows. */
  readonly percent: number | undefined;
  readonly text: string;
  readonly actions?: ReactNode;
}

/** Long work: what is done, how far it is, and how to stop it. */
export const ProgressBar = ({ label, percent, text, actions }: ProgressBarProps) => (
  <div className="progress">
    <AriaProgressBar
      className="progress-bar"
      value={percent ?? 0}
      isIndeterminate={percent === undefined}
      valueLabel={text}
    >
      <Label className="progress-label">{label}</Label>
      <span className="progress-track">
        <span className="progress-fill" style={{ inlineSize: `${percent ?? 100}%` }} />
      </span>
    </AriaProgressBar>
    <div className="progress-foot">
      <span className="quiet">{text}</span>
      {actions}
    </div>
  </div>
);
