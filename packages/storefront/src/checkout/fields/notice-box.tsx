import { fieldId, type CheckoutFault } from '@sitewright/domain/checkout';
import { useEffect, useRef } from 'react';
import { useCheckout, type Notice } from '../state/checkout-context.ts';

const Links = ({ faults }: { readonly faults: readonly CheckoutFault[] }) => (
  <ul>
    {faults.map(({ field, message }) => (
      <li key={field}>
        <a href={`#${fieldId(field)}`}>{message}</a>
      </li>
    ))}
  </ul>
);

/** Why it does not go on. Its message is read out, and is where the focus goes unless a field has a message. */
export const NoticeBox = ({ notice }: { readonly notice: Notice }) => {
  const { faults, texts } = useCheckout();
  const { message, changes } = notice;
  const box = useRef<HTMLDivElement>(null);
  const isShown = message !== '' || changes.length > 0 || faults.length > 0;
  useEffect(() => {
    if (message !== '' || changes.length > 0) box.current?.focus();
  }, [message, changes]);
  return (
    <div role="alert">
      {isShown && (
        <div className="checkout-notice" ref={box} tabIndex={-1}>
          <strong>{message || (changes.length > 0 ? texts.changes : texts.faults)}</strong>
          {changes.length > 0 && (
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          )}
          {faults.length > 0 && <Links faults={faults} />}
        </div>
      )}
    </div>
  );
};
