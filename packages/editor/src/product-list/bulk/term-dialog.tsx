import { pageLimits } from '@sitewright/domain/pages';
import type { BulkAction } from '@sitewright/domain/product-list';
import { useState, type FormEvent } from 'react';
import {
  Button,
  Checkbox,
  Dialog,
  DialogBody,
  DialogFoot,
  SuggestField,
  TextField,
} from '../../controls/index.ts';
import { countText } from '../model/product-texts.ts';

export type TermDialogKind = 'add-category' | 'remove-category' | 'add-tags' | 'remove-tags';

const texts = {
  'add-category': { title: 'Add category', label: 'Category' },
  'remove-category': { title: 'Remove category', label: 'Category' },
  'add-tags': { title: 'Add tags', label: 'Tags' },
  'remove-tags': { title: 'Remove tags', label: 'Tags' },
} as const satisfies Record<TermDialogKind, { readonly title: string; readonly label: string }>;

const MAX_TAGS = 20;

const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

const isCategory = (kind: TermDialogKind): kind is 'add-category' | 'remove-category' =>
  kind === 'add-category' || kind === 'remove-category';

const findFault = (kind: TermDialogKind, text: string): string | undefined => {
  if (text.trim() === '') return isCategory(kind) ? 'Enter a category.' : 'Enter at least one tag.';
  if (isCategory(kind))
    return text.trim().length > pageLimits.MAX_CATEGORY_LENGTH
      ? `A category has up to ${pageLimits.MAX_CATEGORY_LENGTH} characters.`
      : undefined;
  const tags = tagsIn(text);
  if (tags.length > MAX_TAGS) return `Enter at most ${MAX_TAGS} tags at once.`;
  return tags.some((tag) => tag.length > pageLimits.MAX_TAG_LENGTH)
    ? `A tag has up to ${pageLimits.MAX_TAG_LENGTH} characters.`
    : undefined;
};

const actionOf = (kind: TermDialogKind, text: string): BulkAction =>
  isCategory(kind) ? { kind, category: text.trim() } : { kind, tags: tagsIn(text) };

interface TermDialogProps {
  readonly kind: TermDialogKind;
  readonly count: number;
  readonly suggestions: readonly string[];
  readonly canPublish: boolean;
  readonly onApply: (action: BulkAction, isLive: boolean) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Adds a category or tags to products, or removes them. */
export const TermDialog = ({ kind, count, suggestions, canPublish, onApply, onClose }: TermDialogProps) => {
  const { title, label } = texts[kind];
  const [text, setText] = useState('');
  const [isLive, setLive] = useState(canPublish);
  const [isChecked, setChecked] = useState(false);
  const [isPending, setPending] = useState(false);
  const fault = findFault(kind, text);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault !== undefined) return;
    setPending(true);
    const isStarted = await onApply(actionOf(kind, text), isLive);
    setPending(false);
    if (isStarted) onClose();
  };
  const field = { label, value: text, onChange: setText, error: isChecked ? fault : undefined };
  return (
    <Dialog title={`${title}: ${countText(count)}`} isOpen onClose={onClose}>
      <form className="dialog-form" noValidate aria-label={title} onSubmit={(event) => void submit(event)}>
        <DialogBody>
          {isCategory(kind) ? (
            <SuggestField {...field} suggestions={suggestions.map((name) => ({ id: name, name }))} />
          ) : (
            <TextField {...field} hint="Separate several with commas." takesFocus />
          )}
          {canPublish ? (
            <Checkbox isSelected={isLive} onChange={setLive}>
              Change published products on the site at once
            </Checkbox>
          ) : (
            <p className="quiet">Saved as drafts. Somebody with the right to publish can publish them.</p>
          )}
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isPending}>
            {title}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
