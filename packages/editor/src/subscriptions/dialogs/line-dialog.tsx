import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { useState } from 'react';
import { NumberField, Select, useToast } from '../../controls/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import type { SubscriptionDetail } from '../subscription-texts.ts';
import { useRefreshSubscriptions } from '../use-subscriptions.ts';
import { ChangeDialog } from './change-dialog.tsx';

interface DialogProps {
  readonly subscription: SubscriptionDetail;
  readonly onClose: () => void;
}

/** What the next renewals deliver. */
export const LineDialog = ({ subscription, onClose }: DialogProps) => {
  const { id, variants, currency } = subscription;
  const [quantity, setQuantity] = useState<number | undefined>(subscription.quantity);
  const [variantId, setVariantId] = useState(subscription.variantId);
  const [refusal, setRefusal] = useState<string>();
  const { send, isSending } = useSending(subscriptionsCalls.changeLine);
  const refresh = useRefreshSubscriptions();
  const money = useOrderMoney();
  const toast = useToast();
  const submit = async (): Promise<void> => {
    if (quantity === undefined || !Number.isInteger(quantity) || quantity < 1)
      return setRefusal('Enter a whole number from 1.');
    const isOther = variantId !== subscription.variantId;
    const outcome = await send({ params: { id }, body: { quantity, ...(isOther ? { variantId } : {}) } });
    if (!outcome.ok) return setRefusal(outcome.refusal.message);
    await refresh();
    toast('Subscription changed');
    return onClose();
  };
  return (
    <ChangeDialog title="Change product" {...{ isSending, refusal, onClose }} onSubmit={() => void submit()}>
      {variants.length > 1 ? (
        <Select
          label="Variant"
          hint="Another variant has its price of today."
          choices={variants.map(({ id: each, name, priceCents }) => ({
            id: each,
            name: `${name} (${money(priceCents, currency)})`,
          }))}
          value={variantId}
          onChange={setVariantId}
        />
      ) : null}
      <NumberField label="Quantity" value={quantity} min={1} onChange={setQuantity} />
    </ChangeDialog>
  );
};
