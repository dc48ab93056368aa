import { Label, ProgressBar } from 'react-aria-components';
import './proof-progress.css';

/** What the person sees while the browser does the work. */
export const ProofProgress = ({ share }: { readonly share: number | undefined }) => (
  <div aria-live="polite">
    {share === undefined ? null : (
      <ProgressBar className="proof-progress" value={Math.round(share * 100)}>
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
