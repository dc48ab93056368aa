export { outsideEffectsActivity } from './outside-effects-activity.ts';
export { outsideEffectsCalls } from './outside-effects-calls.ts';
export { outsideEffectsRefusals } from './outside-effects-refusals.ts';
