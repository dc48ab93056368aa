import { adoptSheet } from '../page/index.ts';
import { popupStyles } from './popup-styles.ts';
import type { Popup } from './read-popup.ts';
import { storeClosing, storeSubmission } from './store-closing.ts';

/** Undefined on failure: the page does not depend on it. */
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

/** Screen readers ignore a live region that is inserted together with its text. */
const REGION_SETTLES_MS = 100;

/** Announces a popup that did not take the focus. */
const announce = (dialog: HTMLDialogElement): void => {
  const region = document.createElement('output');
  region.className = 'sw-unseen';
  dialog.append(region);
  setTimeout(() => (region.textContent = dialog.ariaLabel), REGION_SETTLES_MS);
};

/** A card is not modal: it does not take the focus, but Escape closes it too. */
const showCard = (dialog: HTMLDialogElement): void => {
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) dialog.close();
  };
  document.addEventListener('keydown', onKeyDown);
  dialog.addEventListener('close', () => document.removeEventListener('keydown', onKeyDown));
  dialog.open = true;
  announce(dialog);
};

const listen = (dialog: HTMLDialogElement, popup: Popup): void => {
  dialog.addEventListener('click', ({ target }) => {
    const element = target as Element;
    if (element === dialog || element.closest('button')?.parentElement === dialog) dialog.close();
    else if (element.closest('a[href]')) storeClosing(popup, Date.now());
  });
  // Forms of the site tell when they were sent; others lead away from the page.
  dialog.addEventListener('sw-form-sent', () => storeSubmission(popup, Date.now()));
  dialog.addEventListener('submit', ({ target }) => {
    if (!(target as Element).closest('sw-form')) storeSubmission(popup, Date.now());
  });
  dialog.addEventListener('close', () => {
    storeClosing(popup, Date.now());
    dialog.remove();
  });
};

/** Shows the popup; a close button, Escape or a click on the backdrop closes it, which is stored. */
export const openPopup = async (popup: Popup): Promise<void> => {
  const content = await fetchContent(popup);
  // Never on top of another modal dialog, such as a product form.
  if (content === undefined || content.trim() === '' || document.querySelector(':modal')) return;
  adoptSheet(popupStyles);
  const dialog = document.body.appendChild(createDialog(popup, content));
  listen(dialog, popup);
  if (popup.form === 'card') showCard(dialog);
  else dialog.showModal();
};
