export { numberGap, type TimeSinceBackup } from './number-gap.ts';
export { outsideEffectsMessages } from './outside-effects-messages.ts';
export {
  describeWaiting,
  DISCARDED_REASON,
  waitingChoices,
  type WaitingChoice,
  type WaitingEffects,
} from './waiting-effects.ts';
