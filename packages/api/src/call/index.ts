export type { ActivityTexts } from './activity-texts.ts';
export { callRefusals } from './call-refusals.ts';
export {
  stateCalls,
  type CallAnswer,
  type Caller,
  type CallLimit,
  type CallInput,
  type CallSchemas,
  type CallStatement,
  type Method,
  type StatedCall,
} from './call.ts';
export { fillPath } from './fill-path.ts';
export { HTTP } from './http-status.ts';
export type { RefusalTable } from './refusals.ts';
