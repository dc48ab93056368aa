import type { Address } from '@sitewright/domain/addresses';
import { isDelivered, type CheckoutDetails } from '@sitewright/domain/checkout';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { saveDetails } from '../state/checkout-calls.ts';
import { isView, useCheckout } from '../state/checkout-context.ts';
import { changeRefused } from '../state/use-checkout-state.ts';

type Billing = Pick<CheckoutDetails, 'isBillingSame' | 'billingAddress'>;

const placeOf = ({ isBillingSame, billingAddress }: Billing): string => {
  const { country, region, postalCode } = billingAddress;
  return [isBillingSame, country, region, postalCode.trim()].join('\n');
};

const isChosen = (before: Address, after: Address): boolean =>
  before.country !== after.country || before.region !== after.region;

/** Who is billed. Where that is decides about taxes, so it is saved at once and the totals follow. */
export const useBilling = () => {
  const { view, entered, run, showNotice } = useCheckout();
  const [billing, setBilling] = useState<Billing>({
    billingAddress: entered.details.billingAddress,
    // What is not delivered has no other address.
    isBillingSame: entered.details.isBillingSame && isDelivered(view.cart),
  });

  const sentPlace = useRef(placeOf(view.details));
  const saves = useRef(0);

  const save = async (changed: Billing): Promise<void> => {
    const place = placeOf(changed);
    if (place === sentPlace.current) return;
    sentPlace.current = place;
    const { isBillingSame, billingAddress } = changed;
    saves.current += 1;
    const saved = await run(() => saveDetails({ isBillingSame, billingAddress }));
    saves.current -= 1;
    if (isView(saved)) return;
    sentPlace.current = '';
    showNotice(changeRefused(saved));
  };

  useEffect(() => {
    // The pay button saves the address too.
    if (saves.current === 0) sentPlace.current = placeOf(view.details);
  }, [view.details]);

  useEffect(() => {
    void save(billing);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was entered before the script was there
  }, []);

  const change = (changed: Billing, isSaved: boolean): void => {
    setBilling(changed);
    if (isSaved) void save(changed);
  };

  return {
    isBillingSame: billing.isBillingSame,
    billingAddress: billing.billingAddress,
    setIsBillingSame: (isBillingSame: boolean) => change({ ...billing, isBillingSame }, true),
    setBillingAddress: (billingAddress: Address) =>
      change({ ...billing, billingAddress }, isChosen(billing.billingAddress, billingAddress)),
    /** A postal code is typed. The pay button saves everything itself. */
    leaveField: ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof HTMLButtonElement)) void save(billing);
    },
  };
};
