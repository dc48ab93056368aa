import { findNearButton } from './find-near-button.ts';
import { scrollToPicture } from './scroll-to-picture.ts';

/**
 * `[data-product-pictures]` is a row that scrolls, `[data-product-thumbnails]` has links to the ids of its pictures.
 * Without script a link scrolls the row by itself, but also the page.
 */
const connectThumbnails = (thumbnails: HTMLElement, row: HTMLElement): void => {
  const links = [...thumbnails.querySelectorAll('a')];
  const targetOf = ({ hash }: HTMLAnchorElement): Element | null => document.getElementById(hash.slice(1));

  thumbnails.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const target = link && targetOf(link);
    if (!target) return;
    event.preventDefault();
    scrollToPicture(row, target);
  });

  const seen = new IntersectionObserver(
    (entries) => {
      const current = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      if (!current) return;
      for (const link of links) link.ariaCurrent = targetOf(link) === current ? 'true' : null;
    },
    { root: row, threshold: 0.6 },
  );
  for (const picture of row.children) seen.observe(picture);
};

/** A press on a picture of the row, or Enter on the row itself, opens the picture at full size. */
const connectZoom = (row: HTMLElement): void => {
  const open = (event: MouseEvent | KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    const isWanted =
      event instanceof MouseEvent
        ? target.matches('img,a:has(img)') && !event.ctrlKey && !event.metaKey && !event.shiftKey
        : event.key === 'Enter' && target === row;
    if (!isWanted || target.closest('sw-frame,sw-video')) return;
    event.preventDefault();
    void import('./zoom/open-zoom.ts').then(({ openZoom }) => openZoom(row, target));
  };
  row.addEventListener('click', open);
  row.addEventListener('keydown', open);
};

export const connectGallery = (button: HTMLElement): void => {
  const [row] = findNearButton(button, '[data-product-pictures]');
  const [thumbnails] = findNearButton(button, '[data-product-thumbnails]');
  if (!row) return;
  connectZoom(row);
  if (thumbnails) connectThumbnails(thumbnails, row);
};
