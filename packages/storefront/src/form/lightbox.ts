/** Moves the form of an opened `<details>` into a dialog, and back when it is closed. */
export const connectLightbox = (details: HTMLDetailsElement, place: HTMLElement): void => {
  const dialog = document.createElement('dialog');
  dialog.className = 'sw-form-lightbox';
  dialog.ariaLabel = place.querySelector('form')?.ariaLabel ?? '';
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
    dialog.append(place);
    dialog.showModal();
    document.documentElement.style.overflow = 'hidden';
  };
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    document.documentElement.style.overflow = '';
    details.append(place);
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  details.addEventListener('toggle', show);
  show();
};
