export { balancePageMarkup, type BalancePage } from './balance-page.ts';
export { giftCardFormMarkup, type GiftCardForm } from './gift-card-form.ts';
export { giftCardListMarkup, type GiftCardList } from './gift-card-list.ts';
export { giftCardPageStyles } from './gift-card-page-styles.ts';
