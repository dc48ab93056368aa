import { awaitTrigger } from './await-trigger.ts';
import { readPopup } from './read-popup.ts';
import { isSettled } from './store-closing.ts';

/** Nothing of the popup itself is loaded before its moment, nor ever for a visitor who closed it. */
export const mount = async (place: HTMLElement): Promise<void> => {
  const popup = readPopup(place);
  if (isSettled(popup, Date.now())) return;
  const wait = async (): Promise<void> => {
    await awaitTrigger(popup.moment);
    // Another tab may have closed it meanwhile.
    if (!isSettled(popup, Date.now())) await (await import('./open-popup.ts')).openPopup(popup);
  };
  // Not awaited: presses on the page must not wait for a popup that may never come.
  void wait().catch(reportError);
};
