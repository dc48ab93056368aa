import { readVideoAddress, VIDEO_ADDRESS_FAULT } from '@sitewright/domain/catalogue';
import { useState, type FormEvent } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, TextField } from '../../controls/index.ts';

interface AddVideoDialogProps {
  /** Returns why it was not added. */
  readonly onAdd: (address: string) => string | undefined;
  readonly onClose: () => void;
}

/** Adds a video of a service by its address. */
export const AddVideoDialog = ({ onAdd, onClose }: AddVideoDialogProps) => {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const refused = readVideoAddress(text) ? onAdd(text) : VIDEO_ADDRESS_FAULT;
    setFault(refused);
    if (refused === undefined) onClose();
  };
  return (
    <Dialog title="Add video" isOpen onClose={onClose}>
      <form className="dialog-form" noValidate aria-label="Add video" onSubmit={submit}>
        <DialogBody>
          <TextField
            label="Address"
            type="url"
            placeholder="https://"
            hint="Of a YouTube or Vimeo video. Visitors load it when they press play."
            value={text}
            error={fault}
            takesFocus
            onChange={(next) => {
              setText(next);
              setFault(undefined);
            }}
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit">
            Add video
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
