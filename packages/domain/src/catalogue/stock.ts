import { catalogueLimits } from './catalogue-limits.ts';
import { isCounted } from './product-types.ts';

/** How many there are of one variant. The quantity is kept while it does not count. */
export interface Stock {
  readonly isUnlimited: boolean;
  readonly quantity: number;
  /** Sold when out of stock: shoppers find it available whatever the quantity is. */
  readonly allowsBackorder?: boolean;
}

export const NO_STOCK: Stock = { isUnlimited: false, quantity: 0 };
export const UNLIMITED: Stock = { isUnlimited: true, quantity: 0 };

/** What a new variant begins with: a thing is sold when the owner says how many there are. */
export const firstStock = (productType: number): Stock => (isCounted(productType) ? NO_STOCK : UNLIMITED);

export const isAlwaysAvailable = ({ isUnlimited, allowsBackorder = false }: Stock): boolean =>
  isUnlimited || allowsBackorder;

export const availableOf = (stock: Stock): number =>
  isAlwaysAvailable(stock) ? Number.POSITIVE_INFINITY : Math.max(0, stock.quantity);

export const isInStock = (stock: Stock): boolean => availableOf(stock) > 0;

/** Stock as pages and calls tell it to visitors. */
export const visitorStock = (stock: Stock): { readonly unlimited: boolean; readonly qtyInStock: number } => {
  const unlimited = isAlwaysAvailable(stock);
  return { unlimited, qtyInStock: unlimited ? 0 : stock.quantity };
};

export type StockChange =
  | { readonly kind: 'set'; readonly quantity: number }
  | { readonly kind: 'adjust'; readonly by: number }
  | { readonly kind: 'unlimited' };

/** Undefined when it cannot be done: fewer than none are never there. */
export const changeStock = (stock: Stock, change: StockChange): Stock | undefined => {
  if (change.kind === 'unlimited') return { ...stock, isUnlimited: true };
  const quantity = change.kind === 'set' ? change.quantity : stock.quantity + change.by;
  const isUnlimited = change.kind === 'adjust' && stock.isUnlimited;
  const isPossible = Number.isInteger(quantity) && quantity >= 0 && quantity <= catalogueLimits.MAX_STOCK;
  return isPossible ? { isUnlimited, quantity } : undefined;
};

/** Pages show whether there is any, whether there is more than one, and how few are left. */
export const isShownDifferently = (before: Stock, after: Stock, scarcityThreshold: number): boolean => {
  const [was, is] = [availableOf(before), availableOf(after)];
  return was !== is && Math.min(was, is) <= Math.max(1, scarcityThreshold);
};
