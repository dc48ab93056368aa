import { adoptNoticeStyles } from './notice-styles.ts';

/** A region that appears together with its text is not read out. */
const REGION_SETTLES_MS = 100;

let region: HTMLElement | undefined;

const createRegion = (): HTMLElement => {
  adoptNoticeStyles();
  const output = document.createElement('output');
  output.className = 'sw-unseen';
  output.ariaLive = 'polite';
  return output;
};

/** Says a text to people who use a screen reader. A dialog that is open makes all outside of it silent. */
export const announce = (text: string, dialog: HTMLDialogElement | null = null): void => {
  region ??= createRegion();
  const place = region;
  const parent = dialog ?? document.body;
  if (place.parentElement !== parent) parent.append(place);
  setTimeout(() => (place.textContent = text), REGION_SETTLES_MS);
};
