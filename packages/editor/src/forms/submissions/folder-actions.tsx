import type { SubmissionState } from '@sitewright/domain/forms';
import { Inbox, Mail, MailOpen, ShieldAlert, Trash2, type LucideIcon } from 'lucide-react';
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

interface ReadActionProps extends Pick<FolderActionsProps, 'ids' | 'actions' | 'onDone'> {
  /** Whether one of them is unread. */
  readonly isUnread: boolean;
}

/** Marks submissions as read, or as unread if all of them are read. */
export const ReadAction = ({ isUnread, ids, actions, onDone }: ReadActionProps) => (
  <Button
    icon={isUnread ? MailOpen : Mail}
    onPress={async () => {
      if (await actions.mark(ids, !isUnread)) onDone();
    }}
  >
    {isUnread ? 'Mark as read' : 'Mark as unread'}
  </Button>
);

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
