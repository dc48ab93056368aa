import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { giftCardLimits } from '@sitewright/domain/gift-cards';
import { isCurrencyCode, DEFAULT_CURRENCY, parsePrice, priceFaultText } from '@sitewright/domain/money';
import { useState } from 'react';
import { Segmented, TextField, useToast } from '../../controls/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import { useOrderMoney, usePriceFormat } from '../../site-prices/index.ts';
import type { GiftCardDetail } from '../gift-card-types.ts';
import { useRefreshGiftCards } from '../use-gift-cards.ts';
import { CardDialog, useRefusal } from './card-dialog.tsx';

interface AmountDialogProps {
  readonly card: GiftCardDetail;
  readonly onClose: () => void;
}

/** An amount in the currency of the card. */
const useAmount = ({ currency }: GiftCardDetail) => {
  const [typed, setTyped] = useState('');
  const { format } = usePriceFormat();
  const own = {
    currency: isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY,
    locale: format?.locale ?? 'en-US',
  };
  const parsed = parsePrice(typed, own);
  const cents = 'minor' in parsed ? parsed.minor : 0;
  const fault = typed === '' || 'minor' in parsed ? undefined : priceFaultText(parsed.fault, own);
  return { typed, setTyped, cents, fault };
};

/** A customer pays with the card in person. */
export const RedeemDialog = ({ card, onClose }: AmountDialogProps) => {
  const amount = useAmount(card);
  const [note, setNote] = useState('');
  const money = useOrderMoney();
  const { refusal, setRefusal } = useRefusal();
  const { send, isSending } = useSending(giftCardsCalls.redeem);
  const refresh = useRefreshGiftCards();
  const toast = useToast();
  const submit = async (): Promise<void> => {
    if (amount.cents <= 0) return setRefusal('Enter an amount above 0.');
    const outcome = await send({ params: { id: card.id }, body: { amountCents: amount.cents, note } });
    if (!outcome.ok) return setRefusal(outcome.refusal.message);
    await refresh();
    toast('Gift card redeemed');
    return onClose();
  };
  return (
    <CardDialog
      title="Redeem in person"
      confirm={`Redeem ${money(amount.cents, card.currency)}`}
      {...{ isSending, refusal, onClose }}
      onSubmit={() => void submit()}
    >
      <TextField
        label="Amount"
        hint={`${money(card.balanceCents, card.currency)} is on the card.`}
        unit={card.currency}
        inputMode="decimal"
        takesFocus
        value={amount.typed}
        error={amount.fault}
        onChange={amount.setTyped}
      />
      <TextField
        label="Note"
        hint="For contributors alone, for example the number of the receipt."
        value={note}
        maxLength={giftCardLimits.NOTE}
        onChange={setNote}
      />
    </CardDialog>
  );
};

/** Adds to the balance or takes off it, with the reason. */
export const AdjustDialog = ({ card, onClose }: AmountDialogProps) => {
  const [direction, setDirection] = useState<'add' | 'take'>('add');
  const amount = useAmount(card);
  const [note, setNote] = useState('');
  const money = useOrderMoney();
  const { refusal, setRefusal } = useRefusal();
  const { send, isSending } = useSending(giftCardsCalls.adjust);
  const refresh = useRefreshGiftCards();
  const toast = useToast();
  const changeCents = direction === 'add' ? amount.cents : -amount.cents;
  const submit = async (): Promise<void> => {
    if (amount.cents <= 0) return setRefusal('Enter an amount above 0.');
    const outcome = await send({ params: { id: card.id }, body: { changeCents, note } });
    if (!outcome.ok) return setRefusal(outcome.refusal.message);
    await refresh();
    toast('Balance adjusted');
    return onClose();
  };
  return (
    <CardDialog
      title="Adjust the balance"
      confirm="Adjust"
      {...{ isSending, refusal, onClose }}
      onSubmit={() => void submit()}
    >
      <Segmented
        label="Change"
        segments={[
          { id: 'add', name: 'Add' },
          { id: 'take', name: 'Take off' },
        ]}
        value={direction}
        onChange={setDirection}
      />
      <TextField
        label="Amount"
        hint={`The balance becomes ${money(Math.max(0, card.balanceCents + changeCents), card.currency)}.`}
        unit={card.currency}
        inputMode="decimal"
        value={amount.typed}
        error={amount.fault}
        onChange={amount.setTyped}
      />
      <TextField label="Reason" value={note} maxLength={giftCardLimits.NOTE} onChange={setNote} />
    </CardDialog>
  );
};
