export { storeCalls } from './store-calls.ts';
