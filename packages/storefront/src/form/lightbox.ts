/** Moves the form of an opened `<details>` into a dialog, and back when it is closed. */
export const connectLightbox = (details: HTMLDetailsElement): void => {
  const content = details.querySelector('.sw-form-content');
  if (!content) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'sw-form-lightbox';
  dialog.ariaLabel = details.querySelector('form')?.ariaLabel ?? '';
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'sw-form-close';
  close.ariaLabel = details.dataset['close'] ?? '';
  close.textContent = '✕';
  close.addEventListener('click', () => dialog.close());
  dialog.append(close);
  document.body.append(dialog);
  const show = (): void => {
    if (!details.open || dialog.open) return;
    dialog.append(content);
    dialog.showModal();
    document.documentElement.style.overflow = 'hidden';
  };
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    document.documentElement.style.overflow = '';
    details.append(content);
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  details.addEventListener('toggle', show);
  show();
};
