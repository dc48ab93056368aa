export { createLog } from './create-log.ts';
export { loggedPath } from './logged-path.ts';
export { messageOf, stackOf } from './describe-error.ts';
