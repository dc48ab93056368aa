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
import { UnsentNotice, useHasMailServer } from '../../mail/index.ts';

const DAYS = 14;

interface PaymentLinkDialogProps {
  readonly email: string;
  /** Why it was not sent; undefined where it was. */
  readonly onSend: (mail: { readonly days: number; readonly message: string }) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Sends a payment link with a text of the owner. */
export const PaymentLinkDialog = ({ email, onSend, onClose }: PaymentLinkDialogProps) => {
  const [message, setMessage] = useState('');
  const [days, setDays] = useState<number | undefined>(DAYS);
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const toast = useToast();
  const hasMailServer = useHasMailServer();
  const isValid =
    Number.isInteger(days) && days !== undefined && days >= 1 && days <= draftOrderLimits.LINK_DAYS;
  const submit = async (): Promise<void> => {
    if (!isValid || days === undefined) return;
    setSending(true);
    const refused = await onSend({ days, message });
    setSending(false);
    setRefusal(refused);
    if (refused !== undefined) return;
    if (hasMailServer) toast('Payment link sent');
    else toast('Payment link not sent: no mail server is set up', 'bad');
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
          <UnsentNotice />
          <p className="quiet">{`The link is sent to ${email}.`}</p>
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
