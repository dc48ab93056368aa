/**
 * Prevents the page behind a dialog from scrolling. The space of the scroll bar is preserved, or the page
 * would jump.
 */
export const lockScrolling = (): (() => void) => {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, paddingRight: style.paddingRight };
  const scrollBar = innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (scrollBar > 0) style.paddingRight = `${scrollBar}px`;
  return () => Object.assign(style, before);
};
