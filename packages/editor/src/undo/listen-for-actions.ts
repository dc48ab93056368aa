import { readUndoKey } from '@sitewright/ui/undo-keys';

/** Elements of a frame are not `instanceof` the app's classes. */
const isIn = (selector: string, target: EventTarget | null): boolean => {
  const element = target as Element | null;
  return typeof element?.closest === 'function' && element.closest(selector) !== null;
};

const isUndoKey = (event: KeyboardEvent): boolean =>
  readUndoKey(event) !== undefined || ['Control', 'Meta', 'Shift'].includes(event.key);

/** Calls `onAction` on every key press and pointer press except undo and redo. Returns the cleanup function. */
export const listenForActions = (page: Document, onAction: () => void): (() => void) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isUndoKey(event) && !isIn('.undo-buttons', event.target)) onAction();
  };
  const onPointerDown = ({ target }: Event): void => {
    if (!isIn('.undo-buttons', target)) onAction();
  };
  page.addEventListener('keydown', onKeyDown, true);
  page.addEventListener('pointerdown', onPointerDown, true);
  return () => {
    page.removeEventListener('keydown', onKeyDown, true);
    page.removeEventListener('pointerdown', onPointerDown, true);
  };
};
