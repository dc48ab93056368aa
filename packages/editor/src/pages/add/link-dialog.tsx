import { MAIN_NAVIGATION, navigationLimits } from '@sitewright/domain/navigation';
import type { NavigationLink } from '@sitewright/domain/pages';
import { useState, type FormEvent } from 'react';
import { Button, Checkbox, Dialog, DialogBody, DialogFoot, TextField } from '../../controls/index.ts';
import { useActions } from '../actions/use-page-actions.ts';
import type { PageNode } from '../model/page-nodes.ts';
import { useDialog } from '../model/open-dialog.ts';

const startOf = (link: NavigationLink | undefined) => ({
  title: link?.externalLink?.title ?? '',
  url: link?.externalLink?.url ?? '',
  newWindow: link?.externalLink?.newWindow ?? false,
});

/** Completes `example.com` to a URL. */
const completeUrl = (typed: string): string => {
  const url = typed.trim();
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(url) ? `https://${url}` : url;
};

/** Adds or edits an external link of the navigation. */
export const NavigationLinkDialog = ({ node }: { readonly node?: PageNode }) => {
  const [{ title, url, newWindow }, setLink] = useState(() => startOf(node?.link));
  const [isChecked, setChecked] = useState(false);
  const actions = useActions();
  const { close } = useDialog();
  const change = (part: Partial<ReturnType<typeof startOf>>) => setLink((link) => ({ ...link, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (title.trim() === '' || url.trim() === '') return;
    const externalLink = { title: title.trim(), url: completeUrl(url), ...(newWindow ? { newWindow } : {}) };
    const isDone = node
      ? actions.changeLink(node, { externalLink })
      : actions.addLink(MAIN_NAVIGATION, { externalLink });
    if (isDone) close();
  };
  return (
    <Dialog title={node ? 'Edit link' : 'Add a link'} isOpen onClose={close}>
      <form noValidate aria-label="Link" onSubmit={submit}>
        <DialogBody>
          <TextField
            label="Link name"
            value={title}
            maxLength={navigationLimits.MAX_TITLE_LENGTH}
            onChange={(text) => change({ title: text })}
            error={isChecked && title.trim() === '' ? 'Enter a name.' : undefined}
            takesFocus
          />
          <TextField
            label="Web address"
            placeholder="https://example.com"
            value={url}
            onChange={(text) => change({ url: text })}
            error={isChecked && url.trim() === '' ? 'Enter a web address.' : undefined}
          />
          <Checkbox isSelected={newWindow} onChange={(isOn) => change({ newWindow: isOn })}>
            Open in new window
          </Checkbox>
        </DialogBody>
        <DialogFoot>
          <Button onPress={close}>Cancel</Button>
          <Button kind="primary" type="submit">
            {node ? 'Save' : 'Add link'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
