import type { TokenView } from './token-views.ts';

export interface TokenFieldProps {
  readonly view: TokenView;
  /** Called while dragging, for a preview. */
  readonly onChange: (value: string) => void;
  /** Called with the value to store. */
  readonly onChangeEnd: (value: string) => void;
  readonly onReset: () => void;
}
