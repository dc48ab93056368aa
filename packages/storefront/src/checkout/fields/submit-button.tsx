import type { ReactNode } from 'react';
import { useCheckout } from '../state/checkout-context.ts';

interface Props {
  readonly children: ReactNode;
  /** Whether a press while something is being saved counts, because it waits for that. */
  readonly isPatient?: boolean;
}

/** Cannot be pressed twice, but keeps the focus while something is being saved. */
export const SubmitButton = ({ children, isPatient = false }: Props) => {
  const { isBusy: isSaving } = useCheckout();
  const isBusy = isSaving && !isPatient;
  return (
    <div>
      <button
        type="submit"
        className="checkout-button"
        aria-disabled={isBusy}
        onClick={(event) => isBusy && event.preventDefault()}
      >
        {isBusy && <span className="checkout-spinner" aria-hidden="true" />}
        {children}
      </button>
    </div>
  );
};
