import { buttonTimings, cartStrings } from '@sitewright/domain/cart';
import { inStoreLanguage } from '../script-context/index.ts';
import { createCloseButton } from './close-button.ts';
import { adoptNoticeStyles } from './notice-styles.ts';
import { placePopover } from './place-popover.ts';

const createPopover = (text: string): HTMLElement => {
  const popover = document.createElement('div');
  popover.className = 'sw-popover';
  const paragraph = document.createElement('p');
  paragraph.append(text);
  const link = document.createElement('a');
  link.href = '/cart';
  link.append(inStoreLanguage(cartStrings)('cart'));
  popover.append(paragraph, ...(location.pathname === '/cart' ? [] : [link]));
  return popover;
};

let dropEarlier = (): void => {};

/** Tells that something was added and goes away by itself; a second one takes the place of the first. */
export const showPopover = (text: string): void => {
  adoptNoticeStyles();
  dropEarlier();
  const origin = document.activeElement;
  const popover = document.body.appendChild(createPopover(text));
  placePopover(popover);
  const close = popover.appendChild(createCloseButton());
  close.addEventListener('click', () => {
    dropEarlier();
    if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  });
  const timer = setTimeout(() => {
    if (!popover.contains(document.activeElement)) popover.remove();
    // Focus on a removed element falls back to the top of the page: it stays while the visitor is in it.
    popover.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && popover.contains(relatedTarget))) popover.remove();
    });
  }, buttonTimings.POPOVER);
  dropEarlier = () => {
    clearTimeout(timer);
    popover.remove();
  };
};
