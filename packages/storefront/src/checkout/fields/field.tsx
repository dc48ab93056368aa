import { faultOf, fieldId } from '@sitewright/domain/checkout';
import type { ReactNode } from 'react';
import { useCheckout } from '../state/checkout-context.ts';

export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

interface Props {
  /** As in the faults: `shippingAddress.city`. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly children: (shared: ControlProps) => ReactNode;
}

/** A control with its label, hint and message. */
export const Field = ({ name, label, hint, children }: Props) => {
  const { faults } = useCheckout();
  const id = fieldId(name);
  const message = faultOf(faults, name);
  const described = [hint ? `${id}-hint` : '', message ? `${id}-fault` : ''].filter(Boolean).join(' ');
  return (
    <div className="checkout-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        ...(message ? { 'aria-invalid': true } : {}),
        ...(described ? { 'aria-describedby': described } : {}),
      })}
      {hint && (
        <p className="checkout-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {message && (
        <p className="checkout-fault" id={`${id}-fault`}>
          {message}
        </p>
      )}
    </div>
  );
};

interface CheckProps {
  readonly name: string;
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A checkbox, with its message where it has to be ticked. */
export const Check = ({ name, label, isChecked, onChange }: CheckProps) => {
  const { faults, clearFault } = useCheckout();
  const id = fieldId(name);
  const message = faultOf(faults, name);
  return (
    <div className="checkout-field">
      <label className="checkout-check">
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={isChecked}
          {...(message ? { 'aria-invalid': true, 'aria-describedby': `${id}-fault` } : {})}
          onChange={({ target }) => {
            clearFault(name);
            onChange(target.checked);
          }}
        />
        <span>{label}</span>
      </label>
      {message && (
        <p className="checkout-fault" id={`${id}-fault`}>
          {message}
        </p>
      )}
    </div>
  );
};
