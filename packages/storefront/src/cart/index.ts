export { cartModel, type Cart, type CartEntry, type CartState } from './cart-model.ts';
export {
  addEntry,
  changeAdditionalFields,
  changeQuantity,
  removeEntry,
  type Addition,
} from './change-cart.ts';
export { visitorClient } from './visitor-client.ts';
