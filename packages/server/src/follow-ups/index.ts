export { composeFollowUp, sampleFollowUp } from './follow-up-mail.ts';
export { followUpsCapability } from './follow-ups-capability.ts';
export { eraseFollowUps, listFollowUps, putFollowUp } from './follow-ups-store.ts';
