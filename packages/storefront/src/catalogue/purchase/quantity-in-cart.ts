import { cartModel, type Addition, type CartEntry } from '../../cart/index.ts';

/** The lines of the cart that hold what is added: several where their answers to a form differ. */
export const entriesOf = ({ itemId, sku }: Addition): CartEntry[] =>
  (cartModel.state.cart?.entries ?? []).filter(
    (entry) => entry.itemId === itemId && (sku === null || entry.chosenVariant.sku === sku),
  );

export const quantityInCart = (addition: Addition): number =>
  entriesOf(addition).reduce((sum, { quantity }) => sum + quantity, 0);
