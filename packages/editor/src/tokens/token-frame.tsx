import type { ReactNode } from 'react';
import type { TokenView } from './token-views.ts';
import { ResetButton } from './reset-button.tsx';

interface TokenFrameProps {
  readonly view: TokenView;
  readonly onReset: () => void;
  /** Id of the field's label. */
  readonly labelId: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Where the value comes from, or a reset button. */
export const TokenStatus = ({ view, onReset }: Pick<TokenFrameProps, 'view' | 'onReset'>) => {
  if (view.isOwn) return <ResetButton title={view.token.title} onReset={onReset} />;
  return view.follows === undefined ? null : <span className="token-follows">Same as {view.follows}</span>;
};

export const TokenFrame = ({ view, onReset, labelId, error, children }: TokenFrameProps) => (
  <div className="field token">
    <div className="field-head">
      <span className="field-label" id={labelId}>
        {view.token.title}
      </span>
      <TokenStatus view={view} onReset={onReset} />
    </div>
    {children}
    {error === undefined ? null : (
      <p className="field-error" role="alert">
        {error}
      </p>
    )}
  </div>
);
