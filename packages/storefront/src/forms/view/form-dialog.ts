import { lockScrolling } from '@sitewright/ui/dialog';

const CROSS =
  '<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentcolor" stroke-width="1.75"/></svg>';

export interface FormDialogOptions {
  readonly className: string;
  readonly label: string;
  readonly closeClass: string;
  readonly closeLabel: string;
}

/** A modal dialog at the end of the page. The page behind it does not scroll while it is open. */
export const createFormDialog = (options: FormDialogOptions): HTMLDialogElement => {
  const dialog = document.createElement('dialog');
  dialog.className = options.className;
  dialog.ariaLabel = options.label;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = options.closeClass;
  close.ariaLabel = options.closeLabel;
  close.innerHTML = CROSS;
  close.addEventListener('click', () => dialog.close());
  dialog.append(close);
  document.body.append(dialog);
  return dialog;
};

/** Opens the dialog until it is closed, by its button or by Escape. */
export const showFormDialog = (dialog: HTMLDialogElement): void => {
  const unlock = lockScrolling();
  dialog.addEventListener('close', unlock, { once: true });
  dialog.showModal();
};
