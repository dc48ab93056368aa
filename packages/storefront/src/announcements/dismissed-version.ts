/** The name under which the version of the last dismissed announcement is kept. */
export const dismissedVersion = 'sw-dismissed-announcement';
