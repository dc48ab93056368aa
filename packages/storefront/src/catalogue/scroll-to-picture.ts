/** Moves a row of pictures until one of them is in view. */
export const scrollToPicture = (row: HTMLElement, picture: Element): void => {
  const slide = [...row.children].find((child) => child.contains(picture));
  if (slide instanceof HTMLElement) row.scrollTo({ left: slide.offsetLeft - row.offsetLeft });
};
