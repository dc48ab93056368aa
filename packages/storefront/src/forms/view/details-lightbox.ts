import { createFormDialog, showFormDialog } from './form-dialog.ts';

/** Moves the form of an opened `<details>` into a dialog, and back when it is closed. */
export const connectLightbox = (details: HTMLDetailsElement): void => {
  const content = details.querySelector('.sw-form-content');
  if (!content) return;
  const dialog = createFormDialog({
    className: 'sw-form-lightbox',
    label: details.querySelector('form')?.ariaLabel ?? '',
    closeClass: 'sw-form-close',
    closeLabel: details.dataset['close'] ?? '',
  });
  const show = (): void => {
    if (!details.open || dialog.open) return;
    dialog.append(content);
    showFormDialog(dialog);
  };
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    details.append(content);
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  details.addEventListener('toggle', show);
  show();
};
