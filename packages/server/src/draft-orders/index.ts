export { draftOrdersCapability } from './draft-orders-capability.ts';
export { createLinkOpener } from './payment-link.ts';
