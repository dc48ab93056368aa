import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { emptyAddress, englishAddressTexts, type Address } from '@sitewright/domain/addresses';
import { addressFieldRows } from '@sitewright/domain/checkout';
import { useState } from 'react';
import { ComboBox, TextField, useToast } from '../../controls/index.ts';
import { countryChoices } from '../../countries/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import type { SubscriptionDetail } from '../subscription-texts.ts';
import { useRefreshSubscriptions } from '../use-subscriptions.ts';
import { ChangeDialog } from './change-dialog.tsx';

interface DialogProps {
  readonly subscription: SubscriptionDetail;
  readonly onClose: () => void;
}

const form = {
  phone: 'optional',
  countries: countryChoices().map(({ id, name }) => ({ code: id, name })),
  texts: englishAddressTexts,
} as const;

type Errors = Readonly<Record<string, string>>;

/** Where the next renewals are delivered. */
export const AddressDialog = ({ subscription, onClose }: DialogProps) => {
  const [address, setAddress] = useState<Address>(subscription.shippingAddress ?? emptyAddress);
  const [refusal, setRefusal] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});
  const { send, isSending } = useSending(subscriptionsCalls.changeAddress);
  const refresh = useRefreshSubscriptions();
  const toast = useToast();
  const submit = async (): Promise<void> => {
    const outcome = await send({ params: { id: subscription.id }, body: { shippingAddress: address } });
    if (!outcome.ok) {
      setErrors(outcome.refusal.errors ?? {});
      return setRefusal(outcome.refusal.message);
    }
    await refresh();
    toast('Address changed');
    return onClose();
  };
  return (
    <ChangeDialog title="Change address" {...{ isSending, refusal, onClose }} onSubmit={() => void submit()}>
      {addressFieldRows(address, form)
        .flat()
        .map(({ field, label, choices, maxLength }) =>
          choices.length > 0 ? (
            <ComboBox
              key={`${field} ${field === 'region' ? address.country : ''}`}
              label={label}
              value={address[field]}
              choices={choices.map(({ value, name }) => ({ id: value, name }))}
              onChange={(text) => setAddress({ ...address, [field]: text })}
            />
          ) : (
            <TextField
              key={field}
              label={label}
              value={address[field]}
              maxLength={maxLength}
              error={errors[field]}
              onChange={(text) => setAddress({ ...address, [field]: text })}
            />
          ),
        )}
    </ChangeDialog>
  );
};
