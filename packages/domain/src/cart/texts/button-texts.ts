/** What the button says in its states: apart from the other texts, because every page with a product carries them. */
export const buttonTexts = {
  adding: 'Adding…',
  added: 'Added!',
  selectOption: 'Select Option',
  soldOut: 'Sold Out',
} as const;

/** Milliseconds. */
export const buttonTimings = {
  ERROR_RESET: 1000,
  BEFORE_ADDED: 1000,
  ADDED: 2000,
  SELECT_OPTION: 2000,
  POPOVER: 3000,
} as const;
