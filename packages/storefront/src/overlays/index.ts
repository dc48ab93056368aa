export { announce } from './announce.ts';
export { createCloseButton } from './close-button.ts';
export { createElement } from './create-element.ts';
export { showAlert, type AlertTexts, type ShownAlert } from './show-alert.ts';
export { showPopover, type PopoverContent } from './show-popover.ts';
