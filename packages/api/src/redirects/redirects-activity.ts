import type { ActivityTexts } from '../call/index.ts';
import type { redirectCalls } from './redirects-calls.ts';

export const redirectActivity = {
  save: 'Changed the URL redirects',
} satisfies ActivityTexts<typeof redirectCalls>;
