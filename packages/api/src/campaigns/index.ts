export { campaignsActivity } from './campaigns-activity.ts';
export { campaignsCalls } from './campaigns-calls.ts';
export { campaignsRefusals } from './campaigns-refusals.ts';
