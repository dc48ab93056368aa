/** A fraction of the page's width, from 0 to 1. */
export interface Share {
  readonly desktop: number;
  readonly phone: number;
}

export const wholePage: Share = { desktop: 1, phone: 1 };

/** The width inside a section's margins; templates may set others, but hardly ever narrower ones. */
export const withinMargins: Share = { desktop: 0.92, phone: 0.9 };

/** A fraction of a fraction: `{ desktop: 1 / 3, phone: 1 }` is a third, or the full width on phones. */
export const partOf = (whole: Share, part: Share): Share => ({
  desktop: whole.desktop * part.desktop,
  phone: whole.phone * part.phone,
});
