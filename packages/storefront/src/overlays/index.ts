export { announce } from './announce.ts';
export { createCloseButton } from './close-button.ts';
export { showAlert, type AlertTexts } from './show-alert.ts';
export { showPopover, type PopoverContent } from './show-popover.ts';
export { showOverPage } from './show-over-page.tsx';
