export { discountsCapability } from './discounts-capability.ts';
export { insertDiscount, listAllDiscounts } from './discounts-store.ts';
