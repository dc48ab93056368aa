export { createBalanceOpener } from './balance-link.ts';
export { orderEditsCapability } from './order-edits-capability.ts';
