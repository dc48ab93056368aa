/** Navigations are part of every page, so huge ones would slow down the site. */
export const navigationLimits = { LINKS: 1000, DEPTH: 4, NAVIGATIONS: 50, MAX_TITLE_LENGTH: 200 } as const;
