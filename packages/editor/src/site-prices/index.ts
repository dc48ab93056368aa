export { usePriceFormat } from './use-price-format.ts';
