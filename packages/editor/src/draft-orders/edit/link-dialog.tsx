import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import { draftOrderLimits } from '@sitewright/domain/draft-orders';
import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  NumberField,
  Notice,
  TextField,
  useToast,
} from '../../controls/index.ts';
import { send } from '../../data-fetching/index.ts';
import type { DraftEditing } from './use-draft.ts';

const DAYS = 14;

interface LinkDialogProps {
  readonly editing: DraftEditing;
  readonly onClose: () => void;
}

/** Sends the payment link with a text of the owner. */
export const LinkDialog = ({ editing, onClose }: LinkDialogProps) => {
  const [message, setMessage] = useState('');
  const [days, setDays] = useState<number | undefined>(DAYS);
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const toast = useToast();
  const { email } = editing.draft.details;
  const isValid =
    Number.isInteger(days) && days !== undefined && days >= 1 && days <= draftOrderLimits.LINK_DAYS;
  const submit = async (): Promise<void> => {
    if (!isValid || days === undefined) return;
    setSending(true);
    const refused = await editing.act(({ id, revision }) =>
      send(draftOrdersCalls.sendLink, { params: { id }, body: { revision, days, message } }),
    );
    setSending(false);
    setRefusal(refused);
    if (refused !== undefined) return;
    toast('Payment link sent');
    onClose();
  };
  return (
    <Dialog title="Send payment link" isOpen onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogBody>
          {refusal === undefined ? null : <Notice tone="bad">{refusal}</Notice>}
          <p className="draft-quiet">{`The link is sent to ${email}.`}</p>
          <TextField
            label="Text (optional)"
            lines={5}
            value={message}
            onChange={setMessage}
            maxLength={draftOrderLimits.MESSAGE}
            takesFocus
          />
          <NumberField
            label="Valid for"
            unit="days"
            value={days}
            onChange={setDays}
            min={1}
            max={draftOrderLimits.LINK_DAYS}
            error={isValid ? undefined : `Enter a number from 1 to ${draftOrderLimits.LINK_DAYS}.`}
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isSending}>
            Send link
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
