import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { TextField } from '../../controls/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import { CardDialog, useRefusal } from './card-dialog.tsx';

/** A customer shows a code: the whole of it proves that the card is theirs. */
export const FindDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [code, setCode] = useState('');
  const { refusal, setRefusal } = useRefusal();
  const { send, isSending } = useSending(giftCardsCalls.find);
  const navigate = useNavigate();
  const submit = async (): Promise<void> => {
    const outcome = await send({ body: { code } });
    if (!outcome.ok) return setRefusal(outcome.refusal.message);
    onClose();
    return navigate({ to: '/store/gift-cards/card', search: { id: outcome.answer.id } });
  };
  return (
    <CardDialog
      title="Find by code"
      confirm="Find"
      {...{ isSending, refusal, onClose }}
      onSubmit={() => void submit()}
    >
      <TextField
        label="Gift card code"
        hint="As the customer shows it, for example to pay in person."
        value={code}
        maxLength={100}
        takesFocus
        onChange={(typed) => {
          setCode(typed);
          setRefusal(undefined);
        }}
      />
    </CardDialog>
  );
};
