import {
  findRedirectFault,
  redirectLimits,
  redirectMessages,
  type Redirect,
} from '@sitewright/domain/redirects';
import { useState, type FormEvent } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  Notice,
  Select,
  TextField,
  useToast,
} from '../controls/index.ts';
import type { Redirects } from './use-redirects.ts';

const kinds = [
  { id: '301', name: 'Permanent (301)' },
  { id: '302', name: 'Temporary (302)' },
];

interface RedirectDialogProps extends Pick<Redirects, 'save' | 'isSaving'> {
  readonly redirects: readonly Redirect[];
  /** The redirect to edit; absent for a new one. */
  readonly redirect: Redirect | undefined;
  readonly onClose: () => void;
}

const replace = (
  redirects: readonly Redirect[],
  before: Redirect | undefined,
  after: Redirect,
): Redirect[] => {
  const at = redirects.findIndex(({ from }) => from === before?.from);
  return at < 0 ? [...redirects, after] : redirects.with(at, after);
};

/** Adds or edits a redirect. */
export const RedirectDialog = ({ redirects, redirect, save, isSaving, onClose }: RedirectDialogProps) => {
  const [typed, setTyped] = useState<Redirect>(redirect ?? { from: '', to: '', status: 301 });
  const [message, setMessage] = useState('');
  const toast = useToast();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const next = { ...typed, from: typed.from.trim(), to: typed.to.trim() };
    const fault = findRedirectFault(replace(redirects, redirect, next));
    if (fault) return setMessage(redirectMessages[fault]);
    const refusal = await save((all) => replace(all, redirect, next));
    if (refusal) return setMessage(refusal.message);
    toast(`${next.from} redirects to ${next.to}`);
    return onClose();
  };
  const title = redirect ? 'Edit redirect' : 'Add redirect';
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form noValidate aria-label={title} onSubmit={(event) => void submit(event)}>
        <DialogBody>
          {message === '' ? null : <Notice tone="bad">{message}</Notice>}
          <TextField
            label="Old URL"
            placeholder="/old-page"
            hint="A path on your site. Use [name] to match one segment: /blog/[post]."
            spellCheck="false"
            maxLength={redirectLimits.MAX_LENGTH}
            value={typed.from}
            takesFocus
            onChange={(from) => setTyped({ ...typed, from })}
          />
          <TextField
            label="New URL"
            placeholder="/new-page"
            hint="A path on your site, or a URL that starts with https://."
            spellCheck="false"
            maxLength={redirectLimits.MAX_LENGTH}
            value={typed.to}
            onChange={(to) => setTyped({ ...typed, to })}
          />
          <Select
            label="Type"
            choices={kinds}
            value={String(typed.status)}
            onChange={(id) => setTyped({ ...typed, status: id === '302' ? 302 : 301 })}
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isSaving}>
            Save
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
