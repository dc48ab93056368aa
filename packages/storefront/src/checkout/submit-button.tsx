import type { ReactNode } from 'react';
import { useCheckout } from './checkout-context.ts';

/** Cannot be pressed twice, but keeps the focus while something is being saved. */
export const SubmitButton = ({ children }: { readonly children: ReactNode }) => {
  const { isBusy } = useCheckout();
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
