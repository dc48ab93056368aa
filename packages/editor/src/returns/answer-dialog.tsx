import { returnsCalls } from '@sitewright/api/returns';
import { returnLimits } from '@sitewright/domain/returns';
import { useState, type FormEvent } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, Notice, Switch, TextField } from '../controls/index.ts';
import { useRefreshReturns } from './use-refresh-returns.ts';
import { useSending } from '../data-fetching/index.ts';

interface DialogProps {
  readonly orderId: string;
  readonly returnId: string;
  readonly onClose: () => void;
}

const replies = {
  accept: {
    call: returnsCalls.accept,
    title: 'Accept return',
    label: 'Instructions',
    hint: 'Where to send the items, and who pays for it. Emailed to the customer.',
    button: 'Accept and email',
  },
  decline: {
    call: returnsCalls.decline,
    title: 'Decline return',
    label: 'Reason',
    hint: 'Emailed to the customer.',
    button: 'Decline and email',
  },
} as const;

/** Accepts or declines a return, with a text for the customer. */
export const ReplyDialog = ({
  action,
  orderId,
  returnId,
  onClose,
}: DialogProps & { readonly action: keyof typeof replies }) => {
  const { call, title, label, hint, button } = replies[action];
  const [reply, setReply] = useState('');
  const [fault, setFault] = useState<string>();
  const [error, setError] = useState<string>();
  const { send, isSending } = useSending(call);
  const refresh = useRefreshReturns();
  const submit = async (): Promise<void> => {
    if (action === 'decline' && reply.trim() === '') return setError('Enter a reason.');
    const outcome = await send({ params: { id: orderId, returnId }, body: { reply } });
    await refresh();
    return outcome.ok ? onClose() : setFault(outcome.refusal.message);
  };
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form
        noValidate
        aria-label={title}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogBody>
          {fault === undefined ? null : <Notice tone="bad">{fault}</Notice>}
          <TextField
            {...{ label, hint, error }}
            lines={5}
            takesFocus
            value={reply}
            maxLength={returnLimits.REPLY}
            onChange={(text) => {
              setReply(text);
              setError(undefined);
            }}
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isSending}>
            {button}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};

/** The items are back, or were never sent; the refund comes next. */
export const ReceiveDialog = ({
  orderId,
  returnId,
  isUnsent,
  onClose,
  onReceived,
}: DialogProps & { readonly isUnsent: boolean; readonly onReceived: () => void }) => {
  const [isRestocked, setRestocked] = useState(true);
  const [fault, setFault] = useState<string>();
  const { send, isSending } = useSending(returnsCalls.receive);
  const refresh = useRefreshReturns();
  const submit = async (): Promise<void> => {
    const outcome = await send({ params: { id: orderId, returnId }, body: { isRestocked } });
    await refresh();
    return outcome.ok ? onReceived() : setFault(outcome.refusal.message);
  };
  return (
    <Dialog title={isUnsent ? 'Refund withdrawn items' : 'Mark items as received'} isOpen onClose={onClose}>
      <DialogBody>
        {fault === undefined ? null : <Notice tone="bad">{fault}</Notice>}
        <Switch label="Put items back into stock" isOn={isRestocked} onChange={setRestocked} />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Cancel</Button>
        <Button kind="primary" isPending={isSending} onPress={() => void submit()}>
          {isUnsent ? 'Continue to refund' : 'Mark as received'}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
