import type { ActivityTexts } from '../call/index.ts';
import type { customersCalls } from './customers-calls.ts';

export const customersActivity = {
  correct: 'Corrected the name or email address of a customer',
  setNote: 'Changed the note on a customer',
  withdrawConsent: 'Withdrew a customer’s consent to marketing emails',
  merge: 'Merged two customers',
  erase: 'Erased a customer',
} satisfies ActivityTexts<typeof customersCalls>;
