/** Which part of the page's width something has, from 0 to 1. */
export interface Share {
  readonly desktop: number;
  readonly phone: number;
}

export const wholePage: Share = { desktop: 1, phone: 1 };

/** What the margins of a section leave; templates set their own, but hardly ever narrower ones. */
export const withinMargins: Share = { desktop: 0.92, phone: 0.9 };

/** A part of a part: `{ desktop: 1 / 3, phone: 1 }` is a third that stands alone on a phone. */
export const partOf = (whole: Share, part: Share): Share => ({
  desktop: whole.desktop * part.desktop,
  phone: whole.phone * part.phone,
});
