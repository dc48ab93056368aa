export { donationsCapability } from './donations-capability.ts';
export { findFund, insertFund, listActiveFunds, readThanks, type FundRow } from './funds-store.ts';
export { readFundImages } from './fund-images.ts';
