import type { SubmissionState } from '@sitewright/domain/forms';
import { Inbox, ShieldAlert, Trash2, type LucideIcon } from 'lucide-react';
import { Button } from '../../controls/index.ts';
import type { SubmissionActions } from './use-submissions.ts';

interface FolderAction {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly to: SubmissionState | 'nowhere';
}

const toSpam: FolderAction = { name: 'Mark as spam', icon: ShieldAlert, to: 'spam' };
const toTrash: FolderAction = { name: 'Delete', icon: Trash2, to: 'trash' };

/** What can be done with the submissions of each folder. */
const actionsOf: Readonly<Record<SubmissionState, readonly FolderAction[]>> = {
  inbox: [toSpam, toTrash],
  spam: [{ name: 'Not spam', icon: Inbox, to: 'inbox' }, toTrash],
  trash: [
    { name: 'Restore', icon: Inbox, to: 'inbox' },
    { name: 'Delete for good', icon: Trash2, to: 'nowhere' },
  ],
};

interface FolderActionsProps {
  readonly state: SubmissionState;
  readonly ids: readonly string[];
  readonly actions: SubmissionActions;
  readonly onDone: () => void;
}

export const FolderActions = ({ state, ids, actions, onDone }: FolderActionsProps) => {
  const run = async ({ to }: FolderAction): Promise<void> => {
    const isDone = to === 'nowhere' ? await actions.remove(ids) : await actions.move(ids, to);
    if (isDone) onDone();
  };
  return actionsOf[state].map((action) => (
    <Button key={action.name} icon={action.icon} onPress={() => void run(action)}>
      {action.name}
    </Button>
  ));
};
