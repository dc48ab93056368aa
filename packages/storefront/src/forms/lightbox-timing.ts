export const LIGHTBOX_RESIZE_MS = 100;
