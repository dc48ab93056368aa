const roomOf = ({ document }: Window): number =>
  document.documentElement.scrollHeight - document.documentElement.clientHeight;

const follow = (from: Window, to: Window): void => {
  const share = roomOf(from) <= 0 ? 0 : from.scrollY / roomOf(from);
  const top = Math.round(share * roomOf(to));
  // Its own scrolling is told back: without a step that is too small to answer, the two would push each other on.
  if (Math.abs(top - to.scrollY) > 2) to.scrollTo({ top, behavior: 'instant' });
};

/** Two windows that are scrolled together, by the share of their height, because one may be longer. */
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
