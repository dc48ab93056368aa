import { scrollToPicture } from './picture.ts';

/**
 * `[data-product-pictures]` is a row that scrolls, `[data-product-thumbnails]` has links to the ids of its pictures.
 * Without script a link scrolls the row by itself, but also the page.
 */
export const connectThumbnails = (thumbnails: HTMLElement, row: HTMLElement): void => {
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
