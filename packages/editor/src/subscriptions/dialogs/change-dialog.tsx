import { type FormEvent, type ReactNode } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, Notice } from '../../controls/index.ts';

interface ChangeDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly isSending: boolean;
  readonly refusal: string | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** A small form about a subscription. */
export const ChangeDialog = (props: ChangeDialogProps) => {
  const { title, children, isSending, refusal, onSubmit, onClose } = props;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSending) onSubmit();
  };
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form noValidate aria-label={title} onSubmit={submit}>
        <DialogBody>
          {refusal === undefined ? null : <Notice tone="bad">{refusal}</Notice>}
          {children}
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isSending}>
            Save
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
