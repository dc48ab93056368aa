export { cartModel, type Cart, type CartEntry, type CartState } from './cart-model.ts';
export {
  addEntry,
  change as changeCart,
  changeAdditionalFields,
  changeQuantity,
  removeEntry,
} from './change-cart.ts';
export { entryName } from './entry-name.ts';
export type { Addition } from './add-once.ts';
export { refusalText } from './refusal-text.ts';
export { readCrumb, visitorClient } from './visitor-client.ts';
