import type { ActivityTexts } from '../call/index.ts';
import type { followUpsCalls } from './follow-ups-calls.ts';

export const followUpsActivity = {
  save: 'Changed a follow-up email',
} satisfies ActivityTexts<typeof followUpsCalls>;
