export { eraseAddresses } from './erase-addresses.ts';
