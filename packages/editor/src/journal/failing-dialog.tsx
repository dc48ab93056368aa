import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, useToast } from '../controls/index.ts';
import { useDocumentStore, useFailing, type Failing } from '../document/index.ts';
import { tellLost } from './tell-lost.ts';

interface FailingQuestionProps extends Failing {
  readonly onClose: () => void;
}

/** A command that the server fails at holds up all that comes after it: whoever made it may give it up. */
export const FailingQuestion = ({ command, refusal, onClose }: FailingQuestionProps) => {
  const store = useDocumentStore();
  const toast = useToast();
  const leaveOut = () => {
    onClose();
    const lost = tellLost(store.leaveOut(command.commandId));
    toast(`“${command.label}” was left out. ${lost}`.trimEnd(), 'bad');
  };
  const tryAgain = () => {
    onClose();
    void store.flush();
  };
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
