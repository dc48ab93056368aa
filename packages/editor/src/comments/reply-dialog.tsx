import { commentCalls } from '@sitewright/api/comments';
import { useState, type FormEvent } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, Notice, TextField, useToast } from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';
import type { QueuedComment } from './use-queue.ts';

interface ReplyDialogProps {
  readonly comment: QueuedComment;
  readonly onClose: () => void;
}

/** A reply under the name of the contributor, shown at once. A pending comment is approved with it. */
export const ReplyDialog = ({ comment: { id, authorName, body, state }, onClose }: ReplyDialogProps) => {
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<{ readonly field?: string; readonly message?: string }>({});
  const { send, isSending } = useSending(commentCalls.reply);
  const refresh = useRefresh();
  const toast = useToast();
  const isPending = state === 'pending';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const outcome = await send({ params: { id }, body: { body: typed } });
    if (!outcome.ok) {
      const field = outcome.refusal.errors?.['body'];
      return setRefused(field === undefined ? { message: outcome.refusal.message } : { field });
    }
    toast(isPending ? 'Comment approved and reply posted' : 'Reply posted');
    onClose();
    await refresh(commentCalls.listAll, commentCalls.listCommented, commentCalls.countPending);
    return undefined;
  };
  return (
    <Dialog title={`Reply to ${authorName}`} isOpen onClose={onClose}>
      <form noValidate aria-label={`Reply to ${authorName}`} onSubmit={(event) => void submit(event)}>
        <DialogBody>
          {refused.message === undefined ? null : <Notice tone="bad">{refused.message}</Notice>}
          <blockquote className="queue-quote" dir="auto">
            {body}
          </blockquote>
          <TextField
            label="Your reply"
            hint="Shown on the page with your name and the badge “Author”."
            lines={5}
            value={typed}
            error={refused.field}
            takesFocus
            onChange={(text) => {
              setTyped(text);
              setRefused({});
            }}
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isSending}>
            {isPending ? 'Approve and reply' : 'Reply'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
