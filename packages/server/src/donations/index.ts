export { donationsCapability } from './donations-capability.ts';
export { listActiveFunds, readThanks, type FundRow } from './funds-store.ts';
