/** What a shopper reads around the buttons. Quoted exactly. */
export const buyingTexts = {
  selectOne: 'Please select the {option} option.',
  selectSeveral: 'Please select the {optionsList} and {lastOption} options.',
  selectDenomination: 'Select a denomination for the Gift Card',
  unableToAdd: 'Unable to Add Item',
  unableToPurchase: 'Unable to Purchase Item',
  unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  enableCookies: 'Please enable cookies in your browser, reload the page, and try again.',
  tryAgainSoon: 'Please try again in a few seconds.',
  noConnection: 'Network error',
  noAnswer: 'There was no answer in time. Please check your cart before you try again.',
  wasAdded: '{productName} was added to your cart.',
  ok: 'OK',
} as const;

/** Puts words into the places of a text, whatever signs they hold. */
export const fillText = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place);

type SelectTexts = Readonly<Record<'selectOne' | 'selectSeveral', string>>;

/** The options that still have to be chosen, in one sentence. */
export const unselectedOptionsText = (
  names: readonly string[],
  { selectOne, selectSeveral }: SelectTexts = buyingTexts,
): string => {
  const [lastOption = ''] = names.slice(-1);
  return names.length <= 1
    ? fillText(selectOne, { option: lastOption })
    : fillText(selectSeveral, { optionsList: names.slice(0, -1).join(', '), lastOption });
};
