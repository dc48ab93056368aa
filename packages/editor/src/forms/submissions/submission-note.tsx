import { formCalls } from '@sitewright/api/forms';
import { submissionLimits } from '@sitewright/domain/forms';
import { useState } from 'react';
import { Button, TextField, useToast } from '../../controls/index.ts';
import { useRefresh, useSending } from '../../data-fetching/index.ts';
import { useUnsavedChanges } from '../../leave-guard/index.ts';
import type { Submission } from './use-submissions.ts';

/** A note for other contributors; visitors never see it. */
export const SubmissionNote = ({ submission: { id, note } }: { readonly submission: Submission }) => {
  const [text, setText] = useState(note);
  const [savedNote, setSavedNote] = useState(note);
  const { send, isSending } = useSending(formCalls.noteSubmission);
  const toast = useToast();
  const refresh = useRefresh();
  const isChanged = text !== savedNote;
  const save = async (): Promise<boolean> => {
    const outcome = await send({ params: { id }, body: { note: text } });
    if (!outcome.ok) {
      toast(outcome.refusal.message, 'bad');
      return false;
    }
    setSavedNote(text);
    toast('Note saved');
    await refresh(formCalls.readSubmission, formCalls.listSubmissions);
    return true;
  };
  useUnsavedChanges({ isDirty: isChanged, save, discard: () => setText(savedNote) });
  return (
    <form
      className="submission-note"
      aria-label="Note"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label="Note"
        hint="For contributors only."
        lines={3}
        maxLength={submissionLimits.MAX_NOTE_LENGTH}
        value={text}
        onChange={setText}
      />
      {isChanged ? (
        <Button type="submit" isPending={isSending}>
          Save note
        </Button>
      ) : null}
    </form>
  );
};
