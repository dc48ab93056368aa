import type { cartCalls } from '@sitewright/api/cart';
import type { CallAnswer } from '@sitewright/api/call';

export type Cart = CallAnswer<typeof cartCalls.read>;
export type CartEntry = Cart['entries'][number];

export type CartState =
  | { readonly status: 'loading'; readonly cart?: undefined }
  | { readonly status: 'loaded' | 'recalculating'; readonly cart: Cart };

type Watcher = (state: CartState) => void;

/** Milliseconds that a shopper waits for the server: every later call of the tab waits as well. */
export const CART_TIMEOUT_MS = 8000;

const ADDRESS = '/api/commerce/shopping-cart' satisfies typeof cartCalls.read.path;

/** Every page of a shopper reads the cart: the client that makes all other calls would cost more than the rest. */
export const readCart = async (): Promise<Cart | undefined> => {
  try {
    const response = await fetch(`${ADDRESS}?timecode=${Date.now()}`, {
      signal: AbortSignal.timeout(CART_TIMEOUT_MS),
    });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
};

/** The cart of this browser, one object for the buttons, the signs and the cart page of a tab. */
class CartModel {
  #state: CartState = { status: 'loading' };
  #last: Promise<unknown> = Promise.resolve();
  readonly #watchers = new Set<Watcher>();
  readonly #otherTabs = new BroadcastChannel('sw-cart');

  constructor() {
    this.#otherTabs.addEventListener('message', () => void this.load());
    // A page that comes back from the browser's memory shows the cart of the time it was left.
    addEventListener('pageshow', ({ persisted }) => persisted && void this.load());
  }

  get state(): CartState {
    return this.#state;
  }

  /** Calls at once with what is known, then at every change, until the returned function is called. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    watcher(this.#state);
    return () => this.#watchers.delete(watcher);
  }

  show(state: CartState): void {
    this.#state = state;
    for (const watcher of this.#watchers) watcher(state);
  }

  /** Answers nothing when the server could not be asked; what was known then stays. */
  load(): Promise<Cart | undefined> {
    return this.inTurn(async () => {
      const cart = await readCart();
      if (cart) this.show({ status: 'loaded', cart });
      return cart;
    });
  }

  /** One call at a time: the answer that comes last must be the cart as it is now. */
  inTurn<Answer>(act: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#last.then(act);
    this.#last = turn.catch(() => {});
    return turn;
  }

  notifyOtherTabs(): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    this.#otherTabs.postMessage(null);
  }
}

export const cartModel = new CartModel();
