const MAX_SHOWN_LENGTH = 60;

/** Shortens input that a message quotes. */
export const shortenQuote = (typed: string): string =>
  typed.length > MAX_SHOWN_LENGTH ? `${typed.slice(0, MAX_SHOWN_LENGTH)}…` : typed;
