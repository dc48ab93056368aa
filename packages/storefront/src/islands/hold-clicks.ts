import type { BeginIsland } from './island-loader.ts';

/**
 * Keeps the clicks on an island that is still loading and carries them out in their order, by the island when it
 * came and by the page's own link or form when it did not. Impatient clicks on the same thing count as one.
 */
export const holdClicks = (begin: BeginIsland): void => {
  const held = new WeakSet<Element>();

  const hold = (event: MouseEvent): void => {
    const { target } = event;
    const island = target instanceof Element && target.closest<HTMLElement>('[data-island]');
    const loading = island && begin(island);
    if (!loading || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.has(target)) return;
    held.add(target);
    // The island may have put its own elements in place of the page's.
    const replay = () =>
      (island.contains(target) ? target : island).dispatchEvent(new MouseEvent('click', event));
    void loading.then(replay);
  };

  addEventListener('click', hold, true);
};
