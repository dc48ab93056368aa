export { numberGap, type TimeSinceBackup } from './number-gap.ts';
export { outsideEffectsMessages } from './outside-effects-messages.ts';
