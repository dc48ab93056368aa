import { cartModel, type Addition, type CartEntry } from '../../../cart/index.ts';
import { entriesOf, quantityInCart } from '../quantity-in-cart.ts';

const RETRY_MS = 3000;
const MAX_TRIES = 200;

/** Browsers tell when the connection is back, but not of a server that is. */
const waitForConnection = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, RETRY_MS);
  });

/**
 * After a call whose answer was lost: reads the cart once that is possible again. The entry, if there is more of it than
 * before; undefined if the addition never arrived, or nobody can tell.
 */
export const findLostAddition = async (
  addition: Addition,
  quantityBefore: number,
): Promise<CartEntry | undefined> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await waitForConnection();
    if (await cartModel.load()) {
      return quantityInCart(addition) > quantityBefore ? entriesOf(addition)[0] : undefined;
    }
  }
  return undefined;
};
