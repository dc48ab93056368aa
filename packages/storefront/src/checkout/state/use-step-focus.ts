import { fieldId, type CheckoutFault, type CheckoutStep } from '@sitewright/domain/checkout';
import { useEffect, useRef } from 'react';

const focusFirst = (step: CheckoutStep): void =>
  document
    .getElementById(`checkout-${step}`)
    ?.querySelector<HTMLElement>('input,select,textarea,button:not(.checkout-change)')
    ?.focus();

/** The focus follows the shopper: to the first field of the step that opens, or to the first with a message. */
export const useStepFocus = (open: CheckoutStep, faults: readonly CheckoutFault[]): void => {
  const shown = useRef(open);
  useEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    focusFirst(open);
  }, [open]);
  const first = useRef('');
  useEffect(() => {
    const field = faults[0]?.field ?? '';
    // Fields that are put right one after the other do not move the focus.
    if (field !== '' && first.current === '') document.getElementById(fieldId(field))?.focus();
    first.current = field;
  }, [faults]);
};
