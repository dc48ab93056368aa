import { Label, ProgressBar } from 'react-aria-components';
import './proof-progress.css';

/** Shown while the browser solves the challenge. */
export const ProofProgress = ({ progress }: { readonly progress: number | undefined }) => (
  <div aria-live="polite">
    {progress === undefined ? null : (
      <ProgressBar className="proof-progress" value={Math.round(progress * 100)}>
        {({ percentage = 0 }) => (
          <>
            <Label>Checking your browser. This takes a few seconds.</Label>
            <div className="proof-progress-track">
              <div style={{ width: `${percentage}%` }} />
            </div>
          </>
        )}
      </ProgressBar>
    )}
  </div>
);
