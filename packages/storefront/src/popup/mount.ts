import { awaitTrigger } from './await-trigger.ts';
import { readPopup } from './read-popup.ts';
import { isSettled } from './store-closing.ts';

/** The popup's code is loaded when its trigger fires, and never for visitors who closed it. */
export const mount = async (place: HTMLElement): Promise<void> => {
  const popup = readPopup(place);
  if (isSettled(popup, Date.now())) return;
  const wait = async (): Promise<void> => {
    await awaitTrigger(popup.moment);
    // It may have been closed in another tab meanwhile.
    if (!isSettled(popup, Date.now())) await (await import('./open-popup.ts')).openPopup(popup);
  };
  // Not awaited: clicks on the page are held back until `mount` resolves, and the trigger may never fire.
  void wait().catch(reportError);
};
