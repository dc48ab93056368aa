export type { EnteredCard } from './cart-context.ts';
export { donationVariant, type FundInCart } from './donation-variant.ts';
export {
  checkAdditionalFields,
  summarizeAdditionalFields,
  type AdditionalFieldsCheck,
} from './additional-fields.ts';
export { buttonTexts, buttonTimings } from './texts/button-texts.ts';
export { buyingTexts, unselectedOptionsText } from './texts/buying-texts.ts';
export { callTexts } from './texts/call-texts.ts';
export { cartStrings, itemCountText, pillCount, pillNoun } from './texts/cart-count-texts.ts';
export { cartMessages, type CartRefusal } from './cart-messages.ts';
export { cartTotalsMessages, codeTexts } from './shop-messages.ts';
export { cartPageTexts } from './texts/cart-page-texts.ts';
export { checkoutTexts } from './texts/checkout-texts.ts';
export {
  addEntry,
  cloneEntries,
  mergeEntries,
  putDonation,
  removeEntry,
  setAdditionalFields,
  setQuantity,
  type Availability,
  type CartEntry,
  type EntriesChange,
} from './entries.ts';
export { restoreEntries, type RestoredEntries, type SavedEntries } from './restore-entries.ts';
export {
  giftCardUrl,
  goesIntoCart,
  purchaseFlowOf,
  subscriptionUrl,
  type PurchaseFlow,
  type PurchasedProduct,
} from './purchase-flow.ts';
export type { KeyedEntry } from './idempotency-keys.ts';
export { priceNotesOf } from './price-notes.ts';
export { priceNoteTexts, type PriceNote } from './texts/price-note-texts.ts';
export { priceTexts } from './texts/price-texts.ts';
export { quickViewTexts } from './texts/quick-view-texts.ts';
export { zoomTexts } from './texts/zoom-texts.ts';
export {
  cartLimits,
  checkQuantity,
  passesStockCheck,
  quantityLimits,
  type QuantityCheck,
  type StockResult,
} from './quantity.ts';
export {
  allowsSeveral,
  deriveCart,
  deriveTotalledCart,
  hasExactTotals,
  quantityRangeFor,
  type TotalledCart,
} from './shopping-cart.ts';
export type { CartBuyer, CartContext, CartState, SoldVariant } from './cart-context.ts';
export type { ShopText, ShopTexts } from './texts/shop-texts.ts';
export { cartMessage, localizedShopTexts, shopTextsIn } from './texts/shop-translations.ts';
export { codeMessage, isCurable } from './coupons.ts';
export { totalsTexts } from './texts/totals-texts.ts';
export type { CartImage, CartMoney, ShoppingCart, CartLineItem } from './cart-schemas.ts';
