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
