import { islandSelector } from './island.ts';
import type { BeginIsland } from './island-loader.ts';

type Interaction = UIEvent & Partial<Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>>;

/**
 * Enter and Space count on `role=button` elements only; on native controls the browser turns them into
 * clicks. Fields and summaries take their clicks at once: islands read their state when they are mounted.
 */
const isActivation = (event: Interaction, target: Element): boolean =>
  event.type === 'click'
    ? !event.ctrlKey &&
      !event.metaKey &&
      !event.shiftKey &&
      !target.closest('label,summary,input:not([type=submit])')
    : target.role === 'button' && /^(Enter| )$/.test(`${event.key}`);

/** `/` outside of fields, and Ctrl K or Command K, open the search of a page that has one. */
const isSearchKey = (event: Interaction, target: Element): unknown =>
  event.key === '/'
    ? !target.closest?.(':read-write')
    : event.key === 'k' && (event.ctrlKey || event.metaKey);

/**
 * Starts loading an island when the visitor hovers, focuses or clicks it. Clicks during loading are replayed
 * in order once it is mounted; if it fails to load, they reach the page's own link or form. Repeated clicks
 * on the same target are replayed once.
 */
export const replayClicks = (begin: BeginIsland): void => {
  const onInteraction = (event: Interaction): void => {
    // Scripts may dispatch events on `document`, which has no `closest`.
    const target = event.target as HTMLElement;
    const search = isSearchKey(event, target) ? document.querySelector<HTMLElement>('[data-search]') : null;
    if (search) {
      event.preventDefault();
      search.click();
    }
    const island = target.closest?.<HTMLElement>(islandSelector);
    const loading = island && begin(island);
    if (!loading || !isActivation(event, target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (target.ariaBusy) return;
    // Style sheets let a button say at once that it is adding.
    target.ariaBusy = 'true';
    const replay = () => {
      target.ariaBusy = null;
      // The island may have replaced the page's elements.
      (island.contains(target) ? target : island).dispatchEvent(new MouseEvent('click', event));
    };
    void loading.then(replay);
  };

  for (const type of ['click', 'keydown', 'pointerover', 'focusin'] as const)
    addEventListener(type, onInteraction, true);
};
