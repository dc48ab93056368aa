import { isTextField } from '../../undo/index.ts';

/** Whether text is selected in the app itself; on the page a press selects none. */
export const hasTextSelection = (target: EventTarget | null): boolean =>
  (target as Node | null)?.ownerDocument === document && document.getSelection()?.isCollapsed === false;

/** Whether key and clipboard events belong to a text field or an open dialog instead of the canvas. */
export const isOutsideCanvas = (target: EventTarget | null): boolean =>
  isTextField(target) || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
