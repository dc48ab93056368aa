export { followUpTextsIn } from './follow-up-texts.ts';
export {
  delayMs,
  followUpDefinitions,
  followUpKinds,
  isDelay,
  isFollowUp,
  type FollowUpKind,
} from './follow-ups.ts';
export { followUpsMessages } from './follow-ups-messages.ts';
