const LOOK =
  'position:fixed;inset:0 auto auto 0;width:1px;height:1px;padding:0;border:0;opacity:0;font-size:16px;pointer-events:none';

/**
 * A hidden field that buffers input until the text editor is open; the returned function removes it and returns the
 * input. A real field supports dead keys and input methods. Without it the first characters would go to the last
 * pressed button or act on the block.
 */
export const bufferTyping = (page: Document, onEscape: () => void): (() => string) => {
  const field = page.createElement('textarea');
  field.setAttribute('aria-label', 'Text');
  field.style.cssText = LOOK;
  // The canvas ignores keys of active texts.
  field.dataset['editBusy'] = '';
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onEscape();
  });
  page.body.append(field);
  const view = page.defaultView;
  const takeFocus = (): void => field.focus({ preventScroll: true });
  view?.focus();
  takeFocus();
  // A closing dialog returns the focus to the page, not to its elements.
  view?.addEventListener('focus', takeFocus);
  // The second press of a double click would blur it.
  const stay = (event: Event): void => event.preventDefault();
  page.addEventListener('mousedown', stay, true);
  return () => {
    view?.removeEventListener('focus', takeFocus);
    page.removeEventListener('mousedown', stay, true);
    field.remove();
    // The Enter press that opened the text may end up in the field.
    return field.value.replace(/^\n/, '');
  };
};
