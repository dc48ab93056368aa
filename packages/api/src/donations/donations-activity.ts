import type { ActivityTexts } from '../call/index.ts';
import type { donationsCalls } from './donations-calls.ts';

export const donationsActivity = {
  createFund: 'Added a donation fund',
  changeFund: 'Changed a donation fund',
  archiveFund: 'Archived a donation fund',
  restoreFund: 'Restored a donation fund',
} satisfies ActivityTexts<typeof donationsCalls>;
