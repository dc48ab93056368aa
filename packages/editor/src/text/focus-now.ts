import type { Editor } from '@tiptap/core';

/** The editor's own way waits for the next frame, and the keys until then would go elsewhere. */
export const focusNow = ({ view }: Editor): void => {
  // A frame that does not have the focus would not show the cursor.
  view.dom.ownerDocument.defaultView?.focus();
  view.focus();
};
