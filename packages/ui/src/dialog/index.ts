export { lockScrolling } from './lock-scrolling.ts';
