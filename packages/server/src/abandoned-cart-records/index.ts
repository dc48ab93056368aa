export {
  deleteDemoCarts,
  eraseAbandonedCarts,
  forgetEnteredAddress,
  insertOptOut,
  noteEnteredAddress,
  settlePurchasedCart,
  type AbandonedCartKey,
  type AbandonedCartRow,
} from './abandoned-cart-records-store.ts';
