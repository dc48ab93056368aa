const roomOf = ({ document }: Window): number =>
  document.documentElement.scrollHeight - document.documentElement.clientHeight;

const follow = (from: Window, to: Window): void => {
  const share = roomOf(from) <= 0 ? 0 : from.scrollY / roomOf(from);
  const top = Math.round(share * roomOf(to));
  // Scrolling one frame triggers the other's scroll event: ignores small differences to avoid a loop.
  if (Math.abs(top - to.scrollY) > 2) to.scrollTo({ top, behavior: 'instant' });
};

/** Scrolls two windows together, relative to their heights. */
export const createScrollPair = () => {
  const windows: (Window | undefined)[] = [undefined, undefined];
  return {
    put(place: 0 | 1, view: Window | undefined): void {
      windows[place] = view;
      const other = windows[1 - place];
      if (view && other) follow(other, view);
      view?.addEventListener('scroll', () => {
        const along = windows[1 - place];
        if (along && windows[place] === view) follow(view, along);
      });
    },
  };
};
