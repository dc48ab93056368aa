import { readUndoKey } from '@sitewright/ui/undo-keys';

/** The page in a frame has classes of its own: `instanceof` of the app's would never hold there. */
const isIn = (selector: string, target: EventTarget | null): boolean => {
  const element = target as Element | null;
  return typeof element?.closest === 'function' && element.closest(selector) !== null;
};

const isStepKey = (event: KeyboardEvent): boolean =>
  readUndoKey(event) !== undefined || ['Control', 'Meta', 'Shift'].includes(event.key);

/** Hears of everything that is pressed and is not about undo and redo. The answer ends it. */
export const listenForActions = (page: Document, onAct: () => void): (() => void) => {
  const press = (event: KeyboardEvent): void => {
    if (!isStepKey(event) && !isIn('.undo-buttons', event.target)) onAct();
  };
  const point = ({ target }: Event): void => {
    if (!isIn('.undo-buttons', target)) onAct();
  };
  page.addEventListener('keydown', press, true);
  page.addEventListener('pointerdown', point, true);
  return () => {
    page.removeEventListener('keydown', press, true);
    page.removeEventListener('pointerdown', point, true);
  };
};
