export { eraseAddresses, type ErasedAddresses } from './erase-addresses.ts';
