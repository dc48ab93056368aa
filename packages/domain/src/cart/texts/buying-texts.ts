import { fillText } from '../../languages/index.ts';

/** What a shopper reads around the buttons. Quoted exactly. */
export const buyingTexts = {
  selectOne: 'Please select the {option} option.',
  selectSeveral: 'Please select the {optionsList} and {lastOption} options.',
  selectDenomination: 'Select a denomination for the Gift Card',
  unableToAdd: 'Unable to Add Item',
  unableToPurchase: 'Unable to Purchase Item',
  unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
  wasAdded: '{productName} was added to your cart.',
  checksAddition: 'As soon as you are connected again we will tell you here whether the item was added.',
  additionFound: 'You are connected again: the item is in your cart.',
  additionLost: 'You are connected again. The item was not added: please try again.',
  ok: 'OK',
} as const;

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
