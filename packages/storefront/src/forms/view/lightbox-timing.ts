export const FORM_RESIZE_MS = 100;
