import type { ActivityTexts } from '../call/index.ts';
import type { returnsCalls } from './returns-calls.ts';

export const returnsActivity = {
  accept: 'Accepted a return of {subject}',
  decline: 'Declined a return of {subject}',
  receive: 'Received a return of {subject}',
} satisfies ActivityTexts<typeof returnsCalls>;
