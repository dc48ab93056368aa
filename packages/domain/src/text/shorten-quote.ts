const SHOWN_LONGEST = 60;

/** What somebody typed, as a message can quote it: a whole page of it would push the message itself out of sight. */
export const shortenQuote = (typed: string): string =>
  typed.length > SHOWN_LONGEST ? `${typed.slice(0, SHOWN_LONGEST)}…` : typed;
