import { adoptSheet } from '../page/index.ts';
import { popupStyles } from './popup-styles.ts';
import type { Popup } from './read-popup.ts';
import { storeClosing, storeSubmission } from './store-closing.ts';

/** Nothing when it could not be had: the page does not depend on it. */
const fetchContent = async ({ src }: Popup): Promise<string | undefined> => {
  const response = await fetch(src).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
};

const CLOSE =
  '<button type="button" aria-label="Close">' +
  '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M3 3l10 10M13 3L3 13"/></svg></button>';

const createDialog = ({ label, form, position }: Popup, content: string): HTMLDialogElement => {
  const dialog = document.createElement('dialog');
  dialog.className = 'sw-popup';
  dialog.dataset['form'] = form;
  dialog.dataset['position'] = position;
  dialog.ariaLabel = label;
  dialog.innerHTML = CLOSE + content;
  return dialog;
};

/** A region that appears together with its text is not read out. */
const REGION_SETTLES_MS = 100;

/** Tells people who use a screen reader that something has come up which did not take the focus. */
const say = (dialog: HTMLDialogElement): void => {
  const region = document.createElement('output');
  region.className = 'sw-unseen';
  dialog.append(region);
  setTimeout(() => (region.textContent = dialog.ariaLabel), REGION_SETTLES_MS);
};

/** A card leaves the page in use: it takes neither the focus nor the keys, but Escape closes it too. */
const showCard = (dialog: HTMLDialogElement): void => {
  const press = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) dialog.close();
  };
  document.addEventListener('keydown', press);
  dialog.addEventListener('close', () => document.removeEventListener('keydown', press));
  dialog.open = true;
  say(dialog);
};

const listen = (dialog: HTMLDialogElement, popup: Popup): void => {
  dialog.addEventListener('click', ({ target }) => {
    const element = target as Element;
    if (element === dialog || element.closest('button')?.parentElement === dialog) dialog.close();
    else if (element.closest('a[href]')) storeClosing(popup, Date.now());
  });
  dialog.addEventListener('submit', () => storeSubmission(popup, Date.now()));
  dialog.addEventListener('close', () => {
    storeClosing(popup, Date.now());
    dialog.remove();
  });
};

/** Shows the site's popup; closed by its button, Escape or a click beside it, which is remembered. */
export const openPopup = async (popup: Popup): Promise<void> => {
  const content = await fetchContent(popup);
  // Two at once would lie over each other, and nobody is to be stopped while buying.
  if (content === undefined || content.trim() === '' || document.querySelector(':modal')) return;
  adoptSheet(popupStyles);
  const dialog = document.body.appendChild(createDialog(popup, content));
  listen(dialog, popup);
  if (popup.form === 'card') showCard(dialog);
  else dialog.showModal();
};
