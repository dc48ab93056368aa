export { composeNotice, sampleNotice } from './notice-mail.ts';
export { restockCapability } from './restock-capability.ts';
