/** A menu of ten thousand links helps nobody and would slow every page of the site. */
export const navigationLimits = { LINKS: 1000, DEPTH: 4, NAVIGATIONS: 50, MAX_TITLE_LENGTH: 200 } as const;
