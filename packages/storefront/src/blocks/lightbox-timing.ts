export const LIGHTBOX_ANIMATION_MS = 300;
export const LIGHTBOX_RESIZE_MS = 100;
/** A finger that moved less far meant to tap. */
export const SWIPE_PIXELS = 40;
