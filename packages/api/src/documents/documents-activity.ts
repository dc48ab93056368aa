import { fieldOf, publicationText, textOf, type ActivityDetails } from '@sitewright/domain/activity';
import type { ActivityTexts } from '../call/index.ts';
import type { documentCalls } from './documents-calls.ts';

/** External links break when a URL changes, so the log contains the old and the new one. */
const urlChange = ({ before, after }: ActivityDetails): string | undefined => {
  const [from, to] = [textOf(before, 'urlId'), textOf(after, 'urlId')];
  return from && to && from !== to
    ? `Changed the URL of {subject} from /${from} to /${to}, as a draft`
    : undefined;
};

const release = ({ after }: ActivityDetails): string => {
  const documents = fieldOf(after, 'documents');
  const count = Array.isArray(documents) ? documents.length : 0;
  const verb = textOf(after, 'state') === 'waiting' ? 'Scheduled' : 'Published';
  return count > 1 ? `${verb} ${count} changes together: {subject}` : `${verb} {subject}`;
};

const command = (details: ActivityDetails): string => {
  const label = textOf(details.after, 'label');
  return urlChange(details) ?? (label === undefined ? 'Edited {subject}' : `Edited {subject}: ${label}`);
};

export const documentActivity = {
  save: (details) => urlChange(details) ?? 'Saved a draft of {subject}',
  publish: publicationText,
  discard: 'Discarded the unpublished changes of {subject}',
  restoreRevision: 'Restored an earlier version of {subject} as a draft',
  trash: 'Moved {subject} to the trash',
  restore: 'Restored {subject} from the trash',
  runCommand: command,
  undoCommand: 'Undid a change to {subject}',
  redoCommand: 'Redid a change to {subject}',
  createRelease: release,
  cancelRelease: 'Cancelled the scheduled publication of {subject}',
} satisfies ActivityTexts<typeof documentCalls>;
