import type { ActivityTexts } from '../call/index.ts';
import type { mailCalls } from './mail-calls.ts';

export const mailActivity = {
  resend: 'Sent an email again',
  saveSettings: 'Changed the mail settings',
  saveServer: 'Changed the mail server',
  removeServer: 'Removed the mail server',
  sendTest: 'Sent a test email',
} satisfies ActivityTexts<typeof mailCalls>;
