export { isDismissed } from './is-dismissed.ts';
export { rememberDismissal } from './remember-dismissal.ts';
