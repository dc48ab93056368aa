import { availableOf, isInStock, type Stock } from '../stock.ts';

export const stockStatuses = ['in-stock', 'low', 'out'] as const;
export type StockStatus = (typeof stockStatuses)[number];

export const stockStatusNames: Readonly<Record<StockStatus, string>> = {
  'in-stock': 'In stock',
  low: 'Low stock',
  out: 'Out of stock',
};

export const stockStatusOf = (stock: Stock, lowThreshold: number): StockStatus => {
  if (!isInStock(stock)) return 'out';
  return availableOf(stock) <= lowThreshold ? 'low' : 'in-stock';
};

/** Whether the merchant is notified: once per fall, and again only after the stock rose above the threshold. */
export const fellToLow = (before: Stock, after: Stock, lowThreshold: number): boolean =>
  availableOf(before) > lowThreshold && availableOf(after) <= lowThreshold;
