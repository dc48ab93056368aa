import { adoptNoticeStyles } from './notice-styles.ts';

/** Screen readers ignore a live region that is inserted together with its text. */
const REGION_SETTLES_MS = 100;

let region: HTMLElement | undefined;

const createRegion = (): HTMLElement => {
  adoptNoticeStyles();
  const output = document.createElement('output');
  output.className = 'sw-unseen';
  output.ariaLive = 'polite';
  return output;
};

/** Announces a text to screen readers. While a modal dialog is open, only regions inside it are read out. */
export const announce = (text: string, dialog: HTMLDialogElement | null = null): void => {
  region ??= createRegion();
  const place = region;
  const parent = dialog ?? document.body;
  if (place.parentElement !== parent) parent.append(place);
  setTimeout(() => (place.textContent = text), REGION_SETTLES_MS);
};
