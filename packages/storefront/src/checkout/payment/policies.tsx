import type { CheckoutView } from '@sitewright/domain/checkout';
import { useEffect, useRef, useState } from 'react';
import { useCheckout } from '../state/checkout-context.ts';

type Policy = CheckoutView['settings']['policies'][number];

const PolicyDialog = ({ policy, onClose }: { readonly policy: Policy; readonly onClose: () => void }) => {
  const { texts } = useCheckout();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="checkout-dialog" aria-labelledby="checkout-policy" onClose={onClose}>
      <h2 id="checkout-policy">{texts[`policy${policy.id}`]}</h2>
      <p>{policy.text}</p>
      <p>
        <button type="button" className="checkout-button is-plain" onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
      </p>
    </dialog>
  );
};

/** The store's policies, each in a popup. */
export const Policies = () => {
  const { view, texts } = useCheckout();
  const { policies } = view.settings;
  const [shown, setShown] = useState<Policy | null>(null);
  if (policies.length === 0) return null;
  return (
    <>
      <p className="checkout-quiet">{texts.acceptPolicies}</p>
      <div className="checkout-policies">
        {policies.map((policy) => (
          <button
            type="button"
            key={policy.id}
            className="checkout-policy-link"
            aria-haspopup="dialog"
            onClick={() => setShown(policy)}
          >
            {texts[`policy${policy.id}`]}
          </button>
        ))}
      </div>
      {shown && <PolicyDialog policy={shown} onClose={() => setShown(null)} />}
    </>
  );
};
