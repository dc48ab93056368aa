import { textOf, type ActivityFacts } from './activity-facts.ts';

/** A sentence; `{subject}` is replaced by the name of what it is about. */
export type ActivityText = string | ((facts: ActivityFacts) => string);

/** The text of every call that publishes a document. */
export const publicationText = ({ after }: ActivityFacts): string => {
  const status = textOf(after, 'status');
  if (status === 'draft' || status === 'needs-review') return 'Took {subject} off the live site';
  return status === 'scheduled' ? 'Scheduled {subject}' : 'Published {subject}';
};
