export { usePriceFormat } from './use-price-format.ts';
export { useOrderMoney } from './use-order-money.ts';
