import { useState, type FormEvent, type ReactNode } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, Notice } from '../../controls/index.ts';

interface CardDialogProps {
  readonly title: string;
  readonly confirm: string;
  readonly children: ReactNode;
  readonly isSending: boolean;
  readonly refusal: string | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** A small form about a gift card. */
export const CardDialog = (props: CardDialogProps) => {
  const { title, confirm, children, isSending, refusal, onSubmit, onClose } = props;
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
            {confirm}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};

/** What was refused; cleared with the next change. */
export const useRefusal = () => {
  const [refusal, setRefusal] = useState<string>();
  return { refusal, setRefusal };
};
