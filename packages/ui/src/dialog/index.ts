export { CloseButton } from './close-button.tsx';
export { Dialog } from './dialog.tsx';
export { lockScrolling } from './lock-scrolling.ts';
