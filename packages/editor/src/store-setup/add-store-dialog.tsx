import { pageLimits } from '@sitewright/domain/pages';
import { storeSetupTexts } from '@sitewright/domain/store-setup';
import { useState, type FormEvent } from 'react';
import { Button, Checkbox, Dialog, DialogBody, DialogFoot, TextField } from '../controls/index.ts';
import { useCreateStore, type CreatedStore } from './use-create-store.ts';

interface AddStoreProps {
  readonly onAdded: (store: CreatedStore) => void;
  readonly onClose: () => void;
}

/** Makes the page that a store sells on. */
export const AddStoreDialog = ({ onAdded, onClose }: AddStoreProps) => {
  const [title, setTitle] = useState<string>(storeSetupTexts.DEFAULT_TITLE);
  const [isInMainNavigation, setInMainNavigation] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const create = useCreateStore();
  const isEmpty = title.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isEmpty) return;
    setAdding(true);
    const store = await create({ title, isInMainNavigation });
    setAdding(false);
    if (store) onAdded(store);
  };
  return (
    <Dialog title="Add store" isOpen onClose={onClose}>
      <form
        className="dialog-form"
        noValidate
        aria-label="Add store"
        onSubmit={(event) => void submit(event)}
      >
        <DialogBody>
          <TextField
            label="Title"
            hint="Visitors see it as the title of the page with your products. Its URL is made from it."
            value={title}
            onChange={setTitle}
            maxLength={pageLimits.MAX_TITLE_LENGTH}
            error={isChecked && isEmpty ? 'Enter a title.' : undefined}
            takesFocus
          />
          <Checkbox isSelected={isInMainNavigation} onChange={setInMainNavigation}>
            Add to main navigation
          </Checkbox>
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isAdding}>
            Add store
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
