import type { InstallmentLocale } from '@sitewright/domain/installments';
import { createCloseButton } from '../overlays/index.ts';
import { adoptSheet } from '../page/index.ts';
import { popupStyles } from './installment-styles.ts';

/** Undefined on failure: buying does not depend on it. */
const fetchContent = async (locale: InstallmentLocale): Promise<string | undefined> => {
  try {
    const response = await fetch(`/-/installments/${locale}.html`);
    if (response.ok) return await response.text();
    throw new Error(`status ${response.status}`);
  } catch (error) {
    // oxlint-disable-next-line no-console -- a warning is all that this failure is worth
    console.warn('Sitewright: installments did not load.', error);
    return undefined;
  }
};

const createPopup = (content: string, label: string): HTMLDialogElement => {
  const dialog = document.createElement('dialog');
  dialog.className = 'sw-installment-popup';
  dialog.ariaLabel = label;
  dialog.innerHTML = content;
  const close = dialog.appendChild(createCloseButton());
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  return dialog;
};

/** Opens the explanation of installments; a close button, Escape or a click on the backdrop closes it. */
export const openPopup = async (locale: InstallmentLocale, label: string): Promise<void> => {
  const content = await fetchContent(locale);
  if (content === undefined) return;
  adoptSheet(popupStyles);
  document.body.appendChild(createPopup(content, label)).showModal();
};
