import { openSearch } from './search-dialog.ts';

/** A link to the search page, which opens the search over the page instead. */
export const mount = (place: HTMLElement): void => {
  place.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openSearch(place.textContent?.trim() || place.ariaLabel || '');
  });
};
