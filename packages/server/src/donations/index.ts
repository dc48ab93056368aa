export { donationsCapability } from './donations-capability.ts';
export { findFund, listActiveFunds, readThanks, type FundRow } from './funds-store.ts';
