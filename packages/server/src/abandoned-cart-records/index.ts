export {
  deleteDemoCarts,
  eraseAbandonedCarts,
  forgetEnteredAddress,
  isAddressNoted,
  insertOptOut,
  noteEnteredAddress,
  settlePurchasedCart,
  type AbandonedCartKey,
  type AbandonedCartRow,
} from './abandoned-cart-records-store.ts';
