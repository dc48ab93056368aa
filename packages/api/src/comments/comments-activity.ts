import type { ActivityTexts } from '../call/index.ts';
import type { commentCalls } from './comments-calls.ts';

export const commentActivity = {
  approve: 'Approved {subject}',
  remove: 'Deleted {subject}',
  moderate: 'Moderated comments',
  reply: 'Replied to {subject}',
  saveSettings: 'Changed the comment settings',
} satisfies ActivityTexts<typeof commentCalls>;
