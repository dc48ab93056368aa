import { documentCalls } from '@sitewright/api/documents';
import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, useToast } from '../controls/index.ts';
import {
  keyOf,
  useDocumentStore,
  useFailing,
  type Command,
  type DocumentKey,
  type Failing,
} from '../documents/index.ts';
import { send } from '../data-fetching/index.ts';
import { lostChangesText } from './lost-changes-text.ts';

interface FailingQuestionProps extends Failing {
  readonly onClose: () => void;
}

const documentsOf = ({ steps }: Command): readonly DocumentKey[] => [
  ...new Map(steps.map(({ kind, id }) => [keyOf({ kind, id }), { kind, id }])).values(),
];

interface TrashedQuestionProps {
  readonly command: Command;
  readonly onClose: () => void;
  readonly onLeaveOut: () => void;
  readonly onRestored: () => void;
}

/** Somebody put it into the trash while it was being worked on. */
const TrashedQuestion = ({ command, onClose, onLeaveOut, onRestored }: TrashedQuestionProps) => {
  const toast = useToast();
  const restore = async () => {
    for (const params of documentsOf(command)) {
      const outcome = await send(documentCalls.restore, { params });
      // Of the documents of one command most were never taken away.
      if (!outcome.ok && outcome.refusal.code !== 'not-found') return toast(outcome.refusal.message, 'bad');
    }
    onRestored();
  };
  return (
    <Dialog role="alertdialog" title="This was moved to the trash" isOpen onClose={onClose}>
      <DialogBody>
        <p>
          “{command.label}” cannot be saved: what it changes was moved to the trash. Your work is kept here.
        </p>
        <p className="quiet">Restore it to have your work saved, or leave the change out.</p>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onLeaveOut}>Leave it out</Button>
        <Button kind="primary" takesFocus onPress={() => void restore()}>
          Restore
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

/** A command that the server fails at holds up all that comes after it: whoever made it may give it up. */
export const FailingQuestion = ({ command, refusal, onClose }: FailingQuestionProps) => {
  const store = useDocumentStore();
  const toast = useToast();
  const leaveOut = () => {
    onClose();
    const lost = lostChangesText(store.leaveOut(command.commandId));
    toast(`“${command.label}” was left out. ${lost}`.trimEnd(), 'bad');
  };
  const tryAgain = () => {
    onClose();
    void store.flush();
  };
  if (refusal.code === 'trashed')
    return <TrashedQuestion {...{ command, onClose }} onLeaveOut={leaveOut} onRestored={tryAgain} />;
  return (
    <Dialog role="alertdialog" title="A change cannot be saved" isOpen onClose={onClose}>
      <DialogBody>
        <p>
          The server could not save “{command.label}” and answered: {refusal.message}
        </p>
        <p className="quiet">
          What you did after it waits behind it. It is tried again from time to time. Leave it out to have the
          rest saved; what was built on it then goes too.
        </p>
      </DialogBody>
      <DialogFoot>
        <Button onPress={leaveOut}>Leave it out</Button>
        <Button kind="primary" takesFocus onPress={tryAgain}>
          Try again
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

/** Asks once for each such command; the note on the screen asks again. */
export const FailingDialog = () => {
  const failing = useFailing();
  const [asked, setAsked] = useState<string>();
  if (!failing || failing.command.commandId === asked) return null;
  return <FailingQuestion {...failing} onClose={() => setAsked(failing.command.commandId)} />;
};
