import { categoryRows, pageLimits, type CollectionContent } from '@sitewright/domain/pages';
import { useState, type FormEvent } from 'react';
import { Button, ComboBox, Dialog, DialogBody, DialogFoot, TextField, useToast } from '../controls/index.ts';
import { reportResult } from '../save-status/index.ts';
import './terms-screen.css';
import { useAddCategory } from './term-actions.ts';

const NOWHERE = 'top';
const UNLISTED = 'unlisted:';

/** Possible parents: categories above the deepest level, and those that only items have. */
const placesIn = ({ nestedCategories }: CollectionContent, unlisted: readonly string[]) => [
  { id: NOWHERE, name: 'None' },
  ...categoryRows(nestedCategories)
    .filter(({ level }) => level < pageLimits.CATEGORY_LEVELS)
    .map(({ id, name, level }) => ({ id, name, ...(level === 1 ? {} : { detail: `Level ${level}` }) })),
  ...unlisted.map((name) => ({ id: `${UNLISTED}${name}`, name })),
];

const parentOf = (choice: string) => {
  if (choice === NOWHERE) return undefined;
  return choice.startsWith(UNLISTED) ? { name: choice.slice(UNLISTED.length) } : { id: choice };
};

const NONE: readonly string[] = [];

interface CategoryDialogProps {
  readonly page: CollectionContent;
  /** Names of categories that only items have. */
  readonly unlisted?: readonly string[];
  readonly onAdded?: (id: string) => void;
  readonly onClose: () => void;
}

export const CategoryDialog = ({ page, unlisted = NONE, onAdded, onClose }: CategoryDialogProps) => {
  const [name, setName] = useState('');
  const [parentId, setParentId] = useState(NOWHERE);
  const [error, setError] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const add = useAddCategory(page);
  const toast = useToast();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAdding(true);
    const added = await add({ name, parent: parentOf(parentId) });
    setAdding(false);
    if ('fault' in added) return setError(added.fault);
    const { result, id } = added;
    if (result.state === 'refused') return setError(result.refusal.message);
    reportResult(toast, result, `${name.trim()} added. It goes live when ${page.title} is published.`);
    onAdded?.(id);
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
            choices={placesIn(page, unlisted)}
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
