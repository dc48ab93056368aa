import { hasFeature } from '@sitewright/domain/features';
import { deriveCart, hasExactTotals, type CartState, type ShoppingCart } from '@sitewright/domain/cart';
import type { Site } from '@sitewright/domain/sites';
import type { PageAccess } from '../../page-access/index.ts';
import { withConnection, type Database, type Driver } from '../../database/index.ts';
import { isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { newId, newToken } from '../../ids/index.ts';
import { CartQueue } from './cart-queue.ts';
import { cachesOf } from '../load/cart-cache.ts';
import {
  insertCart,
  updateCart,
  updateCartIfUnchanged,
  type CartContent,
  type CartKey,
  type CartKind,
  type CartRow,
  type CartWrite,
  type StoredCartRow,
} from '../load/cart-store.ts';
import {
  cartCookies,
  firstCartToken,
  previousCartToken,
  hashCartToken,
  readCartToken,
  type VisitorIdentity,
} from './cart-tokens.ts';
import { loadCart, type LoadedCart, type RequestedVariant } from '../load/load-cart.ts';

/** The visitor who changes a cart; a `VisitorContext` fits. */
export interface CartVisitor extends Omit<VisitorIdentity, 'siteId'> {
  readonly database: Database;
  readonly site: Site;
  setCookie(line: string): void;
}

export interface CartChange {
  /** Computes the new content. Called again where the cart was changed concurrently. */
  apply(cart: LoadedCart): Partial<CartContent> | Refusal;
  readonly requested?: RequestedVariant;
  readonly requestedCodes?: readonly string[];
  readonly access?: PageAccess;
  /** Of the cart to change; without it, that of the cookie. */
  readonly token?: string;
  /** Carts of subscriptions are found by their token alone. */
  readonly kind?: CartKind;
  /** Signs the first token. Without it a visitor who has no cart does not get one. */
  readonly secret?: string;
}

/** Conflicts come from other nodes only, since each node serializes its changes of a cart. */
const MAX_ATTEMPTS = 200;

const queue = new CartQueue();

const keyOf = ({ site }: CartVisitor, token: string, kind: CartKind = 'shopping'): CartKey => ({
  websiteId: site.id,
  tokenHash: hashCartToken(token),
  kind,
});

/** `conflict`: changed concurrently. `token-taken`: another cart has this token. `no-cart`: there is none to change. */
type Attempt = { readonly cart: ShoppingCart } | Refusal | 'conflict' | 'token-taken' | 'no-cart';

type KeyedChange = CartChange & { readonly key: CartKey };

/** False where the stored cart is not the one that was loaded. */
const writeCart = (
  driver: Driver,
  { key, requested }: KeyedChange,
  { loaded, cartId, now, content }: CartWrite & { readonly loaded: LoadedCart },
): Promise<boolean> => {
  const { row, isFromCache, offered } = loaded;
  const write = { cartId, now, content };
  if (row.id === null) return insertCart(driver, key, write);
  const { version, revision, stock } = row;
  if (!isFromCache) return updateCart(driver, key.websiteId, { ...write, revision });
  const variantId =
    offered.find(({ sku }) => requested?.sku === null || sku === requested?.sku)?.variantId ?? '';
  const expected = { version, variantId, quantity: stock?.[variantId] ?? null };
  return updateCartIfUnchanged(driver, key, { cartId, now, content, revision, expected });
};

type IdentifiedState = CartState & { readonly id: string };

/** Field by field, as the row below: copying objects is a large part of an addition. */
const changedState = (old: CartState, changed: Partial<CartContent>, id: string): IdentifiedState => ({
  id,
  websiteId: old.websiteId,
  createdOn: old.createdOn,
  isPurchased: old.isPurchased,
  entries: changed.entries ?? old.entries,
  shippingLocation: changed.shippingLocation ?? old.shippingLocation,
  shippingKey: changed.shippingKey === undefined ? old.shippingKey : changed.shippingKey,
  codes: changed.codes ?? old.codes,
});

const cachedRow = (
  { version, stock, codeDiscounts }: CartRow,
  { id, createdOn, entries, shippingLocation, shippingKey, codes }: IdentifiedState,
  revision: number,
): StoredCartRow => ({
  version,
  stock,
  codeDiscounts,
  id,
  revision,
  createdOn,
  entries,
  shippingLocation,
  shippingKey,
  codes,
});

const attempt = async (
  driver: Driver,
  { database, site, now }: CartVisitor,
  change: KeyedChange,
): Promise<Attempt> => {
  const { apply, requested, requestedCodes, access, secret, key } = change;
  const { carts } = cachesOf(database);
  const loaded = await loadCart({
    database,
    driver,
    site,
    now,
    key,
    requested,
    requestedCodes,
    access,
  });
  carts.delete(key);
  const { row, isFromCache } = loaded;
  if (row.id === null && secret === undefined) return 'no-cart';
  const applied = apply(loaded);
  // The cache may be outdated: only the state in the database can refuse.
  if (isRefusal(applied)) return isFromCache ? 'conflict' : applied;
  const cartId = row.id ?? newId();
  const state = changedState(loaded.state, applied, cartId);
  const cart = deriveCart(state, loaded.context);
  if (!hasExactTotals(cart)) return refuse('cart-full');
  const isWritten = await writeCart(driver, change, { loaded, cartId, now, content: state });
  if (!isWritten) return row.id === null ? 'token-taken' : 'conflict';
  const revision = row.id === null ? 1 : row.revision + 1;
  carts.set(key, cachedRow(row, state, revision));
  return { cart };
};

type Outcome = Exclude<Attempt, 'conflict' | 'token-taken'>;

/** Optimistic locking: every conflict means that another change succeeded, so all of them finish in the end. */
const changeWithRetries = (visitor: CartVisitor, change: CartChange, token: string): Promise<Outcome> => {
  const key = keyOf(visitor, token, change.kind);
  return queue.run(`${key.websiteId} ${key.tokenHash}`, async () => {
    let before: Attempt = 'conflict';
    for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
      const outcome = await withConnection(visitor.database, (driver) =>
        attempt(driver, visitor, { ...change, key }),
      );
      if (outcome !== 'conflict' && outcome !== 'token-taken') return outcome;
      // The token is taken, yet no open cart has it: that cart was purchased.
      if (outcome === 'token-taken' && before === 'token-taken') return 'no-cart';
      before = outcome;
    }
    throw new Error(`A cart was changed concurrently ${MAX_ATTEMPTS} times.`);
  });
};

/**
 * The tokens to try in order. No cart is created under a token from the request: an attacker may have planted
 * it.
 */
const tokensOf = function* (visitor: CartVisitor, { secret, token: given }: CartChange) {
  const token = given ?? readCartToken(visitor);
  if (token !== undefined) yield { token, isFirst: false };
  if (secret === undefined) return;
  const visit = { ...visitor, siteId: visitor.site.id };
  const previous = previousCartToken(secret, visit);
  if (previous !== undefined) yield { token: previous, isFirst: false };
  yield { token: firstCartToken(secret, visit), isFirst: true };
  yield { token: newToken(), isFirst: true };
};

/** Changes the visitor's cart, or creates one. Concurrent changes are applied one after the other. */
export const changeCart = async (
  visitor: CartVisitor,
  change: CartChange,
): Promise<ShoppingCart | Refusal> => {
  if (!hasFeature(visitor.site.features, 'commerce')) return refuse('not-found');
  const { secret: _secret, ...changeOfExisting } = change;
  for (const { token, isFirst } of tokensOf(visitor, change)) {
    const outcome = await changeWithRetries(visitor, isFirst ? change : changeOfExisting, token);
    if (outcome === 'no-cart') continue;
    if (isRefusal(outcome)) return outcome;
    // A token from the request may be planted: it never becomes the visitor's own.
    if (change.token === undefined)
      for (const line of cartCookies(token, visitor.isSecure)) visitor.setCookie(line);
    return outcome.cart;
  }
  return refuse('not-found');
};
