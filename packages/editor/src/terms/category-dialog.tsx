import { categoryRows, pageLimits, type CollectionContent } from '@sitewright/domain/pages';
import { useState, type FormEvent } from 'react';
import { Button, ComboBox, Dialog, DialogBody, DialogFoot, TextField, useToast } from '../controls/index.ts';
import { reportResult } from '../save-status/index.ts';
import './terms-screen.css';
import { useAddCategory } from './term-actions.ts';

const NOWHERE = 'top';

/** Possible parents: categories above the deepest level. */
const placesIn = ({ nestedCategories }: CollectionContent) => [
  { id: NOWHERE, name: 'None' },
  ...categoryRows(nestedCategories)
    .filter(({ level }) => level < pageLimits.CATEGORY_LEVELS)
    .map(({ id, name, level }) => ({ id, name, ...(level === 1 ? {} : { detail: `Level ${level}` }) })),
];

interface CategoryDialogProps {
  readonly page: CollectionContent;
  readonly onClose: () => void;
}

export const CategoryDialog = ({ page, onClose }: CategoryDialogProps) => {
  const [name, setName] = useState('');
  const [parentId, setParentId] = useState(NOWHERE);
  const [error, setError] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const add = useAddCategory(page);
  const toast = useToast();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAdding(true);
    const answer = await add({ name, parentId: parentId === NOWHERE ? undefined : parentId });
    setAdding(false);
    if ('fault' in answer) return setError(answer.fault);
    if (answer.state === 'refused') return setError(answer.refusal.message);
    reportResult(toast, answer, `${name.trim()} added. It goes live when ${page.title} is published.`);
    return onClose();
  };
  return (
    <Dialog title="Add a category" isOpen onClose={onClose}>
      <form
        className="term-form"
        noValidate
        aria-label="Add a category"
        onSubmit={(event) => void submit(event)}
      >
        <DialogBody>
          <TextField
            label="Category name"
            value={name}
            error={error}
            maxLength={pageLimits.MAX_CATEGORY_LENGTH}
            takesFocus
            onChange={(text) => {
              setName(text);
              setError(undefined);
            }}
          />
          <ComboBox
            label="Parent category"
            choices={placesIn(page)}
            value={parentId}
            onChange={setParentId}
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isAdding}>
            Add category
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
