/** What a shopper reads around the buttons. Quoted exactly. */
export const buyingTexts = {
  adding: 'Adding…',
  added: 'Added!',
  selectOption: 'Select Option',
  soldOut: 'Sold Out',
  selectDenomination: 'Select a denomination for the Gift Card',
  unableToAdd: 'Unable to Add Item',
  unableToPurchase: 'Unable to Purchase Item',
  unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  enableCookies: 'Please enable cookies in your browser, reload the page, and try again.',
  tryAgainSoon: 'Please try again in a few seconds.',
  wasAdded: '{productName} was added to your cart.',
} as const;

/** Errors on the cart page. */
export const cartPageTexts = {
  add: 'Unable to add item',
  remove: 'Unable to remove item',
  updateQuantity: 'Unable to update quantity',
  updateForm: 'Unable to update form',
  openForm: 'Unable to open form',
  alsoBought: 'Customers also bought',
} as const;

/** Milliseconds. */
export const buttonTimings = {
  ERROR_RESET: 1000,
  BEFORE_ADDED: 1000,
  ADDED: 2000,
  SELECT_OPTION: 2000,
  POPOVER: 3000,
} as const;

export const addedText = (productName: string): string =>
  buyingTexts.wasAdded.replace('{productName}', () => productName);

/** The options that still have to be chosen, in one sentence. */
export const unselectedOptionsText = (names: readonly string[]): string => {
  const last = names.at(-1) ?? '';
  if (names.length <= 1) return `Please select the ${last} option.`;
  return `Please select the ${names.slice(0, -1).join(', ')} and ${last} options.`;
};
