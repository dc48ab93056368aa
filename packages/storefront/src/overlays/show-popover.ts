import { buttonTimings, cartStrings } from '@sitewright/domain/cart';
import { inStoreLanguage } from '../page/index.ts';
import { createCloseButton } from './close-button.ts';
import { createElement } from './create-element.ts';
import { adoptNoticeStyles } from './notice-styles.ts';
import { placePopover } from './place-popover.ts';

export interface PopoverContent {
  readonly text: string;
  /** Instead of the link to the cart. */
  readonly parts?: readonly Node[];
}

const createPopover = ({ text, parts }: PopoverContent): HTMLElement => {
  const popover = createElement('div', 'sw-popover', createElement('p', '', text));
  popover.popover = 'manual';
  if (parts) popover.append(...parts);
  else if (location.pathname !== '/cart') {
    const link = popover.appendChild(document.createElement('a'));
    link.href = '/cart';
    link.append(inStoreLanguage(cartStrings)('cart'));
  }
  return popover;
};

let shown: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const drop = (): void => {
  clearTimeout(timer);
  const popover = shown;
  // Before `remove`, whose `focusout` calls this function again.
  shown = undefined;
  popover?.remove();
};

/**
 * In the top layer above the dialog's backdrop, and inside the dialog because everything else is inert. When
 * the dialog closes, the popover moves to the page.
 */
const open = (popover: HTMLElement, dialog: HTMLDialogElement | null): void => {
  (dialog ?? document.body).append(popover);
  popover.showPopover();
  if (!dialog) return;
  // Not at `close`, which is told in a task of its own: until then the popover would be hidden with the dialog.
  const observer = new MutationObserver(() => {
    observer.disconnect();
    if (shown === popover) open(popover, null);
  });
  observer.observe(dialog, { attributeFilter: ['open'] });
};

const isInUse = (popover: HTMLElement): boolean => popover.matches(':hover, :focus-within');

/** It stays while it is pointed at or has the focus, which removal would reset to `<body>`. */
const dropWhenLeft = (popover: HTMLElement): void => {
  if (!isInUse(popover)) return drop();
  // The new state holds after the event.
  const look = (): unknown => setTimeout(() => shown === popover && !isInUse(popover) && drop());
  for (const type of ['focusout', 'pointerleave']) popover.addEventListener(type, look);
  return undefined;
};

/** Confirms that an item was added. Closes after a time; a new one replaces the current one. */
export const showPopover = (content: PopoverContent, dialog: HTMLDialogElement | null): void => {
  adoptNoticeStyles();
  drop();
  const origin = document.activeElement;
  const popover = createPopover(content);
  shown = popover;
  placePopover(popover);
  popover.appendChild(createCloseButton()).addEventListener('click', () => {
    drop();
    if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  });
  open(popover, dialog);
  timer = setTimeout(() => dropWhenLeft(popover), buttonTimings.POPOVER);
};
