import type { Editor } from '@tiptap/core';

/** Tiptap's focus waits for the next frame, and keys until then would be lost. */
export const focusNow = ({ view }: Editor): void => {
  // An unfocused frame would not show the caret.
  view.dom.ownerDocument.defaultView?.focus();
  view.focus();
};
