import {
  faultOf,
  optionAbout,
  optionOldPrice,
  OPTION_FIELD,
  type CheckoutView,
} from '@sitewright/domain/checkout';
import { useEffect, useState, type FormEvent } from 'react';
import { chooseOption } from '../state/checkout-calls.ts';
import { isView, useCheckout } from '../state/checkout-context.ts';
import { SubmitButton } from '../fields/submit-button.tsx';
import { changeRefused } from '../state/use-checkout-state.ts';

interface Props {
  readonly options: CheckoutView['cart']['shippingOptions'];
  readonly onSubmit: (event: FormEvent) => void;
}

/** Ways of delivery. Choosing one shows its price in the summary at once. */
export const OptionChoices = ({ options, onSubmit }: Props) => {
  const { view, entered, texts, faults, run, clearFault, showNotice } = useCheckout();
  const message = faultOf(faults, OPTION_FIELD) || faultOf(view.faults.delivery, OPTION_FIELD);
  // At once; the server's answer follows.
  const [pressed, setPressed] = useState<string | null>(null);
  const choose = async (key: string): Promise<void> => {
    clearFault(OPTION_FIELD);
    setPressed(key);
    const chosen = await run(() => chooseOption(view, key));
    setPressed((latest) => (latest === key ? null : latest));
    if (!isView(chosen)) showNotice(changeRefused(chosen));
  };
  useEffect(() => {
    const chosen = options.find(({ key, isSelected }) => key === entered.optionKey && !isSelected);
    if (chosen) void choose(chosen.key);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was chosen before the script was there
  }, []);
  if (options.length === 0) return <p className="checkout-fault">{message || texts.noDelivery}</p>;
  return (
    <form className="checkout-form" noValidate onSubmit={onSubmit}>
      <fieldset className="checkout-choices">
        <legend className="checkout-legend">
          {options.every(({ isPickup }) => isPickup) ? texts.pickupInstead : texts.deliveryOption}
        </legend>
        {options.map((option) => (
          <label className="checkout-choice" key={option.key}>
            <input
              type="radio"
              name={OPTION_FIELD}
              value={option.key}
              checked={pressed === null ? option.isSelected : option.key === pressed}
              onChange={() => void choose(option.key)}
            />
            <span>
              {option.name}
              {optionAbout(option, texts) && <small>{optionAbout(option, texts)}</small>}
            </span>
            <span className="checkout-choice-price">
              {optionOldPrice(option) && <s>{optionOldPrice(option)}</s>}
              <strong>{option.costText}</strong>
            </span>
          </label>
        ))}
        {faults.length > 0 && message && <p className="checkout-fault">{message}</p>}
      </fieldset>
      <SubmitButton isPatient>{texts.continue}</SubmitButton>
    </form>
  );
};
