export { orderEditsActivity } from './order-edits-activity.ts';
export { orderEditsCalls } from './order-edits-calls.ts';
export { orderEditsRefusals } from './order-edits-refusals.ts';
