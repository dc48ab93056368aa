import type { ActivityTexts } from '../call/index.ts';
import type { outsideEffectsCalls } from './outside-effects-calls.ts';

export const outsideEffectsActivity = {
  resume: 'Resumed charges, refunds, emails and webhooks after a restore',
} satisfies ActivityTexts<typeof outsideEffectsCalls>;
