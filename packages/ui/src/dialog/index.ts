export { Dialog } from './dialog.tsx';
export { lockScrolling } from './lock-scrolling.ts';
