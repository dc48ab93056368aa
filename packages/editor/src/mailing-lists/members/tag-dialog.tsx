import { mailingListsCalls as calls } from '@sitewright/api/mailing-lists';
import { mailingListLimits } from '@sitewright/domain/mailing-lists';
import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, TextField, useToast } from '../../controls/index.ts';
import { send } from '../../data-fetching/index.ts';
import { addressesText, type Member } from '../list-texts.ts';
import { useRefreshLists } from '../use-mailing-lists.ts';
import { readTags } from './read-tags.ts';

interface TagDialogProps {
  readonly members: readonly Member[];
  readonly onClose: () => void;
}

/** Adds a tag to members, or removes it. */
export const TagDialog = ({ members, onClose }: TagDialogProps) => {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const toast = useToast();
  const refresh = useRefreshLists();
  const change = async (isSet: boolean): Promise<void> => {
    const [tag, ...others] = readTags(typed);
    if (tag === undefined || others.length > 0) return setError('Enter one tag.');
    const ids = members.map(({ id }) => id);
    const outcome = await send(calls.tagMembers, { body: { ids, tag, isSet } });
    if (!outcome.ok) return setError(outcome.refusal.message);
    await refresh();
    toast(`${addressesText(outcome.answer.count)} changed`);
    return onClose();
  };
  return (
    <Dialog title={`Tag ${addressesText(members.length)}`} isOpen onClose={onClose}>
      <DialogBody>
        <TextField
          label="Tag"
          value={typed}
          onChange={setTyped}
          error={error}
          maxLength={mailingListLimits.MAX_TAG_LENGTH}
          takesFocus
        />
      </DialogBody>
      <DialogFoot>
        <Button onPress={() => void change(false)}>Remove tag</Button>
        <Button kind="primary" onPress={() => void change(true)}>
          Add tag
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
