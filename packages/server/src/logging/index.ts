export { createLog } from './create-log.ts';
export { messageOf, stackOf } from './describe-error.ts';
