import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { DEFAULT_CURRENCY, isCurrencyCode, parsePrice, priceFaultText } from '@sitewright/domain/money';
import { renewalLimits } from '@sitewright/domain/subscriptions';
import { useState } from 'react';
import { TextField, useToast } from '../../controls/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import { useOrderMoney, usePriceFormat } from '../../site-prices/index.ts';
import type { SubscriptionDetail } from '../subscription-texts.ts';
import { useRefreshSubscriptions } from '../use-subscriptions.ts';
import { ChangeDialog } from './change-dialog.tsx';

interface DialogProps {
  readonly subscription: SubscriptionDetail;
  readonly onClose: () => void;
}

/** Another price of a piece. */
export const PriceDialog = ({ subscription, onClose }: DialogProps) => {
  const { id, currency, unitCents } = subscription;
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { send, isSending } = useSending(subscriptionsCalls.changePrice);
  const refresh = useRefreshSubscriptions();
  const toast = useToast();
  const money = useOrderMoney();
  const { format } = usePriceFormat();
  const own = {
    currency: isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY,
    locale: format?.locale ?? 'en-US',
  };
  const parsed = parsePrice(typed, own);
  const fault = typed === '' || 'minor' in parsed ? undefined : priceFaultText(parsed.fault, own);
  const submit = async (): Promise<void> => {
    if (typed === '' || !('minor' in parsed)) return setRefusal('Enter a price.');
    const outcome = await send({ params: { id }, body: { unitCents: parsed.minor } });
    if (!outcome.ok) return setRefusal(outcome.refusal.message);
    await refresh();
    toast('The customer is told of the new price');
    return onClose();
  };
  return (
    <ChangeDialog title="Change price" {...{ isSending, refusal, onClose }} onSubmit={() => void submit()}>
      <TextField
        label="Price of a piece"
        hint={`${money(unitCents, currency)} now. A higher price begins with the first charge after ${renewalLimits.PRICE_NOTICE_DAYS} days. The customer gets an email.`}
        unit={currency}
        inputMode="decimal"
        takesFocus
        value={typed}
        error={fault}
        onChange={setTyped}
      />
    </ChangeDialog>
  );
};
