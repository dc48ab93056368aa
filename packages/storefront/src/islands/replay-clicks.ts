import { islandSelector } from './island.ts';
import type { BeginIsland } from './island-loader.ts';

type Turn = UIEvent & Partial<Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>>;

/** Keys press what only says that it is a button; native controls answer them with a click. */
const isPress = (event: Turn, target: Element): boolean =>
  event.type === 'click'
    ? !event.ctrlKey && !event.metaKey && !event.shiftKey
    : target.role === 'button' && /^(Enter| )$/.test(event.key ?? '');

/**
 * Begins an island when the visitor turns to it. Presses on one that is still loading are kept and carried out in
 * their order, by the island when it came and by the page's own link or form when it did not. Impatient presses on
 * the same thing count as one.
 */
export const replayClicks = (begin: BeginIsland): void => {
  const held = new WeakSet<Element>();

  const turnTo = (event: Turn): void => {
    // The document itself, which scripts may send events to, is inside of nothing.
    const target = event.target as HTMLElement;
    const island = target.closest?.<HTMLElement>(islandSelector);
    const loading = island && begin(island);
    if (!loading || !isPress(event, target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.has(target)) return;
    held.add(target);
    // The island may have put its own elements in place of the page's.
    const replay = () =>
      (island.contains(target) ? target : island).dispatchEvent(new MouseEvent('click', event));
    void loading.then(replay);
  };

  for (const type of ['click', 'keydown', 'pointerover', 'focusin'] as const)
    addEventListener(type, turnTo, true);
};
