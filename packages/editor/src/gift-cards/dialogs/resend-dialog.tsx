import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { giftCardLimits } from '@sitewright/domain/gift-cards';
import { useState } from 'react';
import { Notice, TextField, useToast } from '../../controls/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import type { GiftCardDetail } from '../gift-card-types.ts';
import { useRefreshGiftCards } from '../use-gift-cards.ts';
import { CardDialog, useRefusal } from './card-dialog.tsx';

interface ResendDialogProps {
  readonly card: GiftCardDetail;
  readonly onClose: () => void;
}

/** Sends the card with a new code. */
export const ResendDialog = ({ card, onClose }: ResendDialogProps) => {
  const [recipientEmail, setEmail] = useState(card.recipientEmail);
  const { refusal, setRefusal } = useRefusal();
  const { send, isSending } = useSending(giftCardsCalls.resend);
  const refresh = useRefreshGiftCards();
  const toast = useToast();
  const submit = async (): Promise<void> => {
    const outcome = await send({ params: { id: card.id }, body: { recipientEmail } });
    if (!outcome.ok) return setRefusal(outcome.refusal.message);
    await refresh();
    toast('The gift card is on its way');
    return onClose();
  };
  return (
    <CardDialog
      title="Send by email"
      confirm="Send"
      {...{ isSending, refusal, onClose }}
      onSubmit={() => void submit()}
    >
      <Notice tone="warning">
        {card.status === 'scheduled'
          ? 'It is sent now and not on its day.'
          : 'The card gets a new code. The code that it has now is not valid any more.'}
      </Notice>
      <TextField
        label="Email address"
        type="email"
        value={recipientEmail}
        maxLength={giftCardLimits.EMAIL}
        onChange={(typed) => {
          setEmail(typed);
          setRefusal(undefined);
        }}
      />
    </CardDialog>
  );
};
