import { adoptNoticeStyles } from './notice-styles.ts';

/** A region that appears together with its text is not read out. */
const REGION_SETTLES_MS = 100;

let region: HTMLElement | undefined;

const createRegion = (): HTMLElement => {
  adoptNoticeStyles();
  const output = document.createElement('output');
  output.className = 'sw-unseen';
  output.ariaLive = 'polite';
  return document.body.appendChild(output);
};

/** Says a text to people who use a screen reader. */
export const announce = (text: string): void => {
  region ??= createRegion();
  const place = region;
  setTimeout(() => (place.textContent = text), REGION_SETTLES_MS);
};
