const loadQuickView = () => import('./open-quick-view.ts');

/** The formatter prints no address: it is that of the first link beside the button. */
const findAddress = (button: Element): string | undefined => {
  for (let place = button.parentElement; place; place = place.parentElement) {
    const link =
      place.closest<HTMLAnchorElement>('a[href]') ?? place.querySelector<HTMLAnchorElement>('a[href]');
    if (link) return link.pathname;
  }
  return undefined;
};

/** The formatter's button in a list. */
export const mount = (button: HTMLElement): void => {
  const url = findAddress(button);
  if (url === undefined) return;
  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { openQuickView } = await loadQuickView();
    openQuickView(url, button.dataset['id'] ?? '');
  };
  button.addEventListener('click', (event) => void open(event));
  button.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') void open(event);
  });
};
