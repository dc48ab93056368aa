export const LIGHTBOX_ANIMATION_MS = 300;
export const LIGHTBOX_RESIZE_MS = 100;
/** Shorter movements count as a tap. */
export const SWIPE_PIXELS = 40;
