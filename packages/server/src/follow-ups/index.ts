export { composeFollowUp, sampleFollowUp } from './follow-up-mail.ts';
export { followUpsCapability } from './follow-ups-capability.ts';
export { eraseFollowUps } from './follow-ups-store.ts';
