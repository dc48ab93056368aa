import { isTextField } from '../../undo/index.ts';

/** Words that are marked in the app itself; on the page a press marks none. */
export const hasMarkedWords = (target: EventTarget | null): boolean =>
  (target as Node | null)?.ownerDocument === document && document.getSelection()?.isCollapsed === false;

/** Whether keys and the clipboard are about something other than the page: a field, or a dialog over it. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  isTextField(target) || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
