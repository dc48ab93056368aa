import type { ActivityTexts } from '../call/index.ts';
import type { fontCalls } from './fonts-calls.ts';

export const fontActivity = {
  keep: 'Added {subject}',
} satisfies ActivityTexts<typeof fontCalls>;
