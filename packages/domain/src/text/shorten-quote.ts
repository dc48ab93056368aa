const MAX_SHOWN_LENGTH = 60;

/** What somebody typed, as a message can quote it: a whole page of it would push the message itself out of sight. */
export const shortenQuote = (typed: string): string =>
  typed.length > MAX_SHOWN_LENGTH ? `${typed.slice(0, MAX_SHOWN_LENGTH)}…` : typed;
