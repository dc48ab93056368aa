import type { ActivityTexts } from '../call/index.ts';
import type { navigationCalls } from './navigation-calls.ts';

export const navigationActivity = {
  update: 'Changed {subject}',
  saveHeaderFooter: 'Changed {subject}',
} satisfies ActivityTexts<typeof navigationCalls>;
