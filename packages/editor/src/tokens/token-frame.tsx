import type { ReactNode } from 'react';
import type { TokenView } from './token-views.ts';
import { ResetButton } from './reset-button.tsx';

interface TokenFrameProps {
  readonly view: TokenView;
  readonly onReset: () => void;
  /** Read out with the field, and pressed to reach it. */
  readonly labelId: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** What of a token its field does not show itself: where the value comes from, and the way back to it. */
export const TokenAside = ({ view, onReset }: Pick<TokenFrameProps, 'view' | 'onReset'>) => {
  if (view.isOwn) return <ResetButton title={view.token.title} onReset={onReset} />;
  return view.follows === undefined ? null : <span className="token-follows">As {view.follows}</span>;
};

export const TokenFrame = ({ view, onReset, labelId, error, children }: TokenFrameProps) => (
  <div className="field token">
    <div className="field-head">
      <span className="field-label" id={labelId}>
        {view.token.title}
      </span>
      <TokenAside view={view} onReset={onReset} />
    </div>
    {children}
    {error === undefined ? null : (
      <p className="field-error" role="alert">
        {error}
      </p>
    )}
  </div>
);
