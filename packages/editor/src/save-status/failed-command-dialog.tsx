import { documentCalls } from '@sitewright/api/documents';
import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, useToast } from '../controls/index.ts';
import {
  keyOf,
  useDocumentStore,
  useFailedCommand,
  type Command,
  type DocumentKey,
  type FailedCommand,
} from '../documents/index.ts';
import { send } from '../data-fetching/index.ts';
import { lostChangesText } from './lost-changes-text.ts';

interface FailedCommandDialogProps extends FailedCommand {
  readonly onClose: () => void;
}

const documentsOf = ({ steps }: Command): readonly DocumentKey[] => [
  ...new Map(steps.map(({ kind, id }) => [keyOf({ kind, id }), { kind, id }])).values(),
];

interface TrashedDialogProps {
  readonly command: Command;
  readonly onClose: () => void;
  readonly onLeaveOut: () => void;
  readonly onRestored: () => void;
}

/** The document was trashed while it was being edited. */
const TrashedDialog = ({ command, onClose, onLeaveOut, onRestored }: TrashedDialogProps) => {
  const toast = useToast();
  const restore = async () => {
    for (const params of documentsOf(command)) {
      const outcome = await send(documentCalls.restore, { params });
      // Most documents of the command were not trashed.
      if (!outcome.ok && outcome.refusal.code !== 'not-found') return toast(outcome.refusal.message, 'bad');
    }
    onRestored();
  };
  return (
    <Dialog role="alertdialog" title="This was moved to the trash" isOpen onClose={onClose}>
      <DialogBody>
        <p>
          “{command.label}” cannot be saved because its content was moved to the trash. Your changes are still
          here.
        </p>
        <p className="quiet">Restore it to save your changes, or discard the change.</p>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onLeaveOut}>Discard change</Button>
        <Button kind="primary" takesFocus onPress={() => void restore()}>
          Restore
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

/** A failing command blocks all later ones: its author may discard it. */
export const FailedCommandDialog = ({ command, refusal, onClose }: FailedCommandDialogProps) => {
  const store = useDocumentStore();
  const toast = useToast();
  const discardCommand = () => {
    onClose();
    const lost = lostChangesText(store.discardCommand(command.commandId));
    toast(`“${command.label}” was discarded. ${lost}`.trimEnd(), 'bad');
  };
  const tryAgain = () => {
    onClose();
    void store.flush();
  };
  if (refusal.code === 'trashed')
    return <TrashedDialog {...{ command, onClose }} onLeaveOut={discardCommand} onRestored={tryAgain} />;
  return (
    <Dialog role="alertdialog" title="Change not saved" isOpen onClose={onClose}>
      <DialogBody>
        <p>
          The server could not save “{command.label}”: {refusal.message}
        </p>
        <p className="quiet">
          Later changes are waiting for this one. It is retried automatically. Discard it to save the rest;
          changes that depend on it are discarded too.
        </p>
      </DialogBody>
      <DialogFoot>
        <Button onPress={discardCommand}>Discard change</Button>
        <Button kind="primary" takesFocus onPress={tryAgain}>
          Try again
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

/** Opens once per failing command; the save status offers it again. */
export const FailedCommandPrompt = () => {
  const failing = useFailedCommand();
  const [asked, setAsked] = useState<string>();
  if (!failing || failing.command.commandId === asked) return null;
  return <FailedCommandDialog {...failing} onClose={() => setAsked(failing.command.commandId)} />;
};
