import { textOf, type ActivityDetails } from './activity-details.ts';

/** A sentence; `{subject}` is replaced by the name of what it is about. */
export type ActivityText = string | ((details: ActivityDetails) => string);

/** The text of every call that publishes a document. */
export const publicationText = ({ after }: ActivityDetails): string => {
  const status = textOf(after, 'status');
  if (status === 'draft' || status === 'needs-review') return 'Took {subject} off the live site';
  return status === 'scheduled' ? 'Scheduled {subject}' : 'Published {subject}';
};
