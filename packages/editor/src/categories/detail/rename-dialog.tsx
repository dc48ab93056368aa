import { termWords, type CollectionContent } from '@sitewright/domain/pages';
import { useState, type FormEvent } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, TextField } from '../../controls/index.ts';
import { useTermChange, type TermFault } from '../../terms/index.ts';

interface RenameDialogProps {
  readonly page: CollectionContent;
  readonly name: string;
  readonly count: number;
  readonly onMerge: () => void;
  readonly onClose: () => void;
}

/** Renames a category in all products, at once. */
export const RenameDialog = ({ page, name, count, onMerge, onClose }: RenameDialogProps) => {
  const [text, setText] = useState(name);
  const [fault, setFault] = useState<TermFault>();
  const { change, isChanging } = useTermChange({ page, kind: 'categories' });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === name) return onClose();
    const outcome = await change({ name, count }, text);
    if (outcome === 'done') return onClose();
    return outcome === 'left' ? undefined : setFault(outcome);
  };
  return (
    <Dialog title={`Rename “${name}”`} isOpen onClose={onClose}>
      <form
        className="category-form"
        noValidate
        aria-label="Rename category"
        onSubmit={(event) => void submit(event)}
      >
        <DialogBody>
          <TextField
            label="Category name"
            value={text}
            error={fault?.fault}
            maxLength={termWords.categories.longest}
            takesFocus
            onChange={(typed) => {
              setText(typed);
              setFault(undefined);
            }}
          />
        </DialogBody>
        <DialogFoot>
          {fault?.exists ? <Button onPress={onMerge}>Merge instead</Button> : null}
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isChanging}>
            Rename
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
