/** A cookie rather than an entry of the session data: the page asks for it while it is still being read. */
export const dismissalOf = (bar: Element): string =>
  `sw-dismissed-announcement=${encodeURIComponent(bar.getAttribute('version') ?? '')}`;
