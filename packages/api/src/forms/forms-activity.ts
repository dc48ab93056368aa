import type { ActivityTexts } from '../call/index.ts';
import type { formCalls } from './forms-calls.ts';

export const formActivity = {
  setSubmissionState: 'Moved form submissions',
  noteSubmission: 'Wrote a note on {subject}',
  deleteSubmissions: 'Deleted form submissions',
  unsubscribe: 'Unsubscribed people from mailing lists',
  eraseSubscribers: 'Erased subscribers and their submissions',
  saveCaptcha: 'Changed the spam protection of forms',
} satisfies ActivityTexts<typeof formCalls>;
