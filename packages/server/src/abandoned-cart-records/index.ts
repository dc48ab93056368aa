export {
  deleteDemoCarts,
  eraseAbandonedCarts,
  forgetEnteredAddress,
  hasOptedOut,
  insertOptOut,
  noteEnteredAddress,
  settlePurchasedCart,
  type AbandonedCartKey,
  type AbandonedCartRow,
} from './abandoned-cart-records-store.ts';
