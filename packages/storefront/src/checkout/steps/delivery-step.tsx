import { isSameAddress } from '@sitewright/domain/addresses';
import { isAddressComplete, isDelivered, openStep, OPTION_FIELD } from '@sitewright/domain/checkout';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { AddressFields } from '../fields/address-fields.tsx';
import { chooseOption, readCheckout, saveDetails } from '../state/checkout-calls.ts';
import { isView, useCheckout } from '../state/checkout-context.ts';
import { OptionChoices } from './option-choices.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { changeRefused } from '../state/use-checkout-state.ts';

/** The address; after it the options that are offered for it. What is picked up needs no address. */
export const DeliveryStep = () => {
  const checkout = useCheckout();
  const { view, entered, texts, run, showFaults, showNotice } = checkout;
  const { cart, settings, countries } = view;
  const [address, setAddress] = useState(entered.details.shippingAddress);
  const [isChanged, setIsChanged] = useState(!isSameAddress(address, view.details.shippingAddress));
  const options = useRef<HTMLDivElement>(null);
  const pickups = cart.shippingOptions.filter(({ isPickup }) => isPickup);
  const isOffered = isDelivered(cart) && isAddressComplete(view) && !isChanged;
  const shown = isOffered ? cart.shippingOptions : pickups;

  // Once the options are on the page.
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isOffered || !isAwaited.current) return;
    isAwaited.current = false;
    (options.current?.querySelector<HTMLElement>('input:checked,input') ?? options.current)?.focus();
  }, [isOffered]);

  const saveAddress = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    isAwaited.current = true;
    if (cart.selectedShippingOption?.isPickup) await run(() => chooseOption(view, null));
    const saved = await run(() => saveDetails({ shippingAddress: address }));
    if (!isView(saved) || !isAddressComplete(saved)) isAwaited.current = false;
    if (!isView(saved)) return showNotice(changeRefused(saved));
    setAddress(saved.details.shippingAddress);
    if (!isAddressComplete(saved)) return showFaults('delivery', saved.faults.delivery);
    setIsChanged(false);
    if (saved.faults.delivery.length > 0) showFaults('delivery', saved.faults.delivery);
    return undefined;
  };

  // After an option that is still being saved.
  const goOn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const latest = await run(readCheckout);
    if (!isView(latest)) return showNotice(changeRefused(latest));
    const { delivery } = latest.faults;
    return delivery.length > 0 ? showFaults('delivery', delivery) : checkout.openStep(openStep(latest));
  };

  return (
    <>
      <form className="checkout-form" noValidate onSubmit={(event) => void saveAddress(event)}>
        <AddressFields
          name="shippingAddress"
          address={address}
          countries={countries}
          phone={settings.phone}
          onChange={(changed) => {
            setIsChanged(true);
            setAddress(changed);
          }}
        />
        {!isOffered && <SubmitButton>{texts.toDeliveryOptions}</SubmitButton>}
      </form>
      <div ref={options} tabIndex={-1} id={`checkout-${OPTION_FIELD}`}>
        {(isOffered || shown.length > 0) && (
          <OptionChoices options={shown} onSubmit={(event) => void goOn(event)} />
        )}
      </div>
    </>
  );
};
