const LOOK =
  'position:fixed;inset:0 auto auto 0;width:1px;height:1px;padding:0;border:0;opacity:0;font-size:16px;pointer-events:none';

/**
 * A field out of sight that takes what is typed before the text it is meant for is open; the answer ends it and tells.
 * A real one, so that dead keys and input methods work in it too. Without it the first letters would go to the button
 * that was pressed last, or act on the block.
 */
export const catchTyping = (page: Document, onEscape: () => void): (() => string) => {
  const field = page.createElement('textarea');
  field.setAttribute('aria-label', 'Text');
  field.style.cssText = LOOK;
  // The canvas leaves keys alone that belong to a text.
  field.dataset['editBusy'] = '';
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') onEscape();
  });
  page.body.append(field);
  const view = page.defaultView;
  const takeFocus = (): void => field.focus({ preventScroll: true });
  view?.focus();
  takeFocus();
  // A question over the screen gives the focus back to the page, not to what is in it.
  view?.addEventListener('focus', takeFocus);
  // The second press of a double click would take it away again.
  const stay = (event: Event): void => event.preventDefault();
  page.addEventListener('mousedown', stay, true);
  return () => {
    view?.removeEventListener('focus', takeFocus);
    page.removeEventListener('mousedown', stay, true);
    field.remove();
    // The press of Enter that asked for the text may end in the field.
    return field.value.replace(/^\n/, '');
  };
};
