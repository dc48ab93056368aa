import type { ActivityTexts } from '../call/index.ts';
import type { storeEmailsCalls } from './store-emails-calls.ts';

export const storeEmailsActivity = {
  saveText: 'Changed the email {subject}',
  removeText: 'Reset the email {subject}',
  setEnabled: 'Switched the email {subject} on or off',
  sendTest: 'Sent a test of the email {subject}',
} satisfies ActivityTexts<typeof storeEmailsCalls>;
