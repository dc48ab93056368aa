const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A cookie, not session data, because an inline script reads it before the first paint. */
const cookieOf = (bar: Element): string =>
  `sw-dismissed-announcement=${encodeURIComponent(bar.getAttribute('version') ?? '')}`;

export const isDismissed = (bar: Element): boolean => `${document.cookie};`.includes(`${cookieOf(bar)};`);

export const storeDismissal = (bar: Element): void => {
  document.cookie = `${cookieOf(bar)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
};
