import type { cartCalls } from '@sitewright/api/cart';
import type { CallAnswer } from '@sitewright/api/call';

export type Cart = CallAnswer<typeof cartCalls.read>;
export type CartEntry = Cart['entries'][number];

export type CartState =
  | { readonly status: 'loading'; readonly cart?: undefined }
  | { readonly status: 'loaded' | 'recalculating'; readonly cart: Cart };

type Watcher = (state: CartState) => void;

/** Calls run one after the other, so a call that hangs blocks all later ones of the tab. */
export const CART_TIMEOUT_MS = 8000;

const ADDRESS = '/api/commerce/shopping-cart' satisfies typeof cartCalls.read.path;

/**
 * Plain `fetch`: every page with a cart loads this, and the API client is larger than everything else it
 * loads.
 */
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

/** The cart of this browser; one instance per tab for buttons, indicators and the cart page. */
class CartModel {
  #state: CartState = { status: 'loading' };
  #last: Promise<unknown> = Promise.resolve();
  readonly #watchers = new Set<Watcher>();
  readonly #otherTabs = new BroadcastChannel('sw-cart');

  constructor() {
    this.#otherTabs.addEventListener('message', () => void this.load());
    // A page restored from the back/forward cache shows the cart as it was.
    addEventListener('pageshow', ({ persisted }) => persisted && void this.load());
  }

  get state(): CartState {
    return this.#state;
  }

  /** Calls the watcher with the current state and then on every change. Returns the unsubscribe function. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    watcher(this.#state);
    return () => this.#watchers.delete(watcher);
  }

  show(state: CartState): void {
    this.#state = state;
    for (const watcher of this.#watchers) watcher(state);
  }

  /** Undefined if the request failed; the last known cart then stays. */
  load(): Promise<Cart | undefined> {
    return this.inTurn(async () => {
      const cart = await readCart();
      if (cart) this.show({ status: 'loaded', cart });
      return cart;
    });
  }

  /** One call at a time, so that the last response is the current cart. */
  inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }

  notifyOtherTabs(): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    this.#otherTabs.postMessage(null);
  }
}

export const cartModel = new CartModel();
