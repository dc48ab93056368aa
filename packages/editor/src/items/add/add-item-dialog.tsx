import { itemNouns, pageLimits, type CollectionContent } from '@sitewright/domain/pages';
import { useState, type FormEvent } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, TextField } from '../../controls/index.ts';

interface AddItemProps {
  readonly list: CollectionContent;
  /** Whether the item was created; if not, the reason is shown. */
  readonly onAdd: (title: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for the title, creates the item and opens it in the editor. */
export const AddItemDialog = ({ list, onAdd, onClose }: AddItemProps) => {
  const { one } = itemNouns(list.typeName);
  const [title, setTitle] = useState('');
  const [isAdding, setAdding] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAdding(true);
    const isCreated = await onAdd(title);
    setAdding(false);
    if (isCreated) onClose();
  };
  return (
    <Dialog title={`New ${one}`} isOpen onClose={onClose}>
      <form
        className="item-form"
        noValidate
        aria-label={`New ${one}`}
        onSubmit={(event) => void submit(event)}
      >
        <DialogBody>
          <TextField
            label="Title"
            hint="The URL is created from the title. You can change both later."
            value={title}
            maxLength={pageLimits.MAX_TITLE_LENGTH}
            takesFocus
            onChange={setTitle}
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isAdding}>
            Start writing
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
